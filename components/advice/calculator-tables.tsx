import { Fragment } from 'react';
import { answerWords } from '@/content/advice/answer-words';
import { backup } from '@/content/advice/backup';
import { tableWords, readingWords } from '@/content/advice/backup-calculator';
import { promises } from '@/content/promises';
import { productWords } from '@/content/shop/catalogue-words';
import type { Range, Losses } from '@/content/types';
import { packsToShow, runInTable } from '@/lib/advice/answer-notes';
import type { Pack } from '@/lib/advice/energy';
import { inWatts, listHouseholds, listIdleDraws } from '@/lib/advice/loads';
import { questionChatUrl } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { productPath } from '@/lib/paths';
import { ChatLink } from '../ui/external-link';
import { Links } from '../ui/links';
import { noBreak } from '../ui/no-break';
import { PageLink } from '../ui/page-link';
import { Section } from '../ui/section';
import { StackedTable } from '../ui/stacked-table';
import { TextList } from '../ui/text-list';

export function BackupTable({ packs }: { packs: readonly Pack[] }) {
  const { title, lead, some, household, hours } = tableWords;
  const shown = packsToShow(packs);
  return (
    <Section id="packs-run" title={title} className="pt-12 md:pt-16">
      {packs.length === 0 ? (
        <p className="mt-2">{answerWords.noPacks}</p>
      ) : (
        <>
          <p className="mt-2 mb-6 max-w-measure text-muted">
            {lead} {shown.length < packs.length && <span>{fill(some, { shown: shown.length, count: packs.length })}</span>}
          </p>
          <StackedTable
            label={title}
            head={[
              household,
              ...shown.map((pack) => (
                <Fragment key={pack.id}>
                  <PageLink href={productPath(pack.id)} className="link wrap-anywhere">
                    {pack.shortName}
                  </PageLink>
                  {pack.soldOut && <span className="block text-danger">{productWords.soldOut}</span>}{' '}
                  <span className="block font-normal text-muted">{hours}</span>
                </Fragment>
              )),
            ]}
            rows={listHouseholds().map((row) => [
              noBreak(`${row.name}: ${inWatts(row.load.watts)}`),
              ...shown.map((pack) => {
                const { short, more } = runInTable(row.load, pack, packs);
                return (
                  <Fragment key={pack.id}>
                    <strong className="inline-block">{short}</strong>{' '}
                    <span className="inline-block text-muted">{noBreak(more)}</span>
                  </Fragment>
                );
              }),
            ])}
          />
        </>
      )}
    </Section>
  );
}

const CASES = ['careful', 'estimate', 'best'] as const satisfies readonly (keyof Range<Losses>)[];

export function BackupReading({ packs }: { packs: readonly Pack[] }) {
  const { title, rows, guides, chatTitle, chatText, chatMessage } = readingWords;
  const percent = (share: keyof Losses) => CASES.map((name) => `${Math.round(backup.losses[name][share] * 100)}%`);
  const draws = <span className="whitespace-pre-line">{listIdleDraws().join(',\n')}</span>;
  return (
    <Section id="reading" title={title} className="pt-12 md:pt-16" headingClass="mb-6 text-h2">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
        <div className="grid grid-cols-1 content-start gap-6 lg:col-span-7">
          <StackedTable
            label={title}
            head={[rows.label, ...CASES.map((name) => rows.columns[name])]}
            rows={[
              [rows.depth, ...percent('depth')],
              [rows.efficiency, ...percent('efficiency')],
              [rows.idleDraw, draws, draws, rows.noDraw],
            ]}
          />
          <TextList items={readingPoints(packs)} />
          <Links links={guides} />
        </div>
        <Section
          id="reading-chat"
          title={chatTitle}
          className="on-ink grid panel grid-cols-1 content-start justify-items-start gap-3 self-start lg:col-span-5 print:hidden"
          headingClass="text-h4"
          level="h3"
        >
          <p className="text-muted">{fill(chatText, { answersInTime: promises.answersInTime.says })}</p>
          <ChatLink href={questionChatUrl(chatMessage)}>{answerWords.ask}</ChatLink>
        </Section>
      </div>
    </Section>
  );
}

/** Points on how to read the hours; those on the current limit are left out if there is no pack. */
function readingPoints(packs: readonly Pack[]) {
  const limits = packs.map(({ currentLimitAmps }) => currentLimitAmps);
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  const values = {
    limit: least === most ? least : fill(readingWords.limits, { least, most }),
    advised: Math.round(backup.advisedShareOfLimit * 100),
  };
  return readingWords.points
    .filter((point) => packs.length > 0 || !point.includes('{limit}'))
    .map((point) => fill(point, values));
}
