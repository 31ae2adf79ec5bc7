import { answerWords } from '@/content/advice/answer';
import { backup } from '@/content/advice/backup';
import { readingWords } from '@/content/advice/backup-calculator';
import { promises } from '@/content/promises';
import type { Range, Losses } from '@/content/types';
import type { Pack } from '@/lib/advice/energy';
import { listOwnDraws } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { askChat } from '@/lib/enquiry/whatsapp';
import { ChatLink } from '../ui/chat-link';
import { Links } from '../ui/links';
import { StackedTable } from '../ui/stacked-table';
import { Points } from './guide-section';
import { Section } from '../ui/section';

const BANDS = ['careful', 'estimate', 'best'] as const satisfies readonly (keyof Range<Losses>)[];

/** The assumptions behind the hours, in figures and in words, and a chat for questions. */
export function BackupReading({ packs }: { packs: readonly Pack[] }) {
  const { title, rows, guides, chatTitle, chatText, chatMessage } = readingWords;
  const percent = (share: keyof Losses) => BANDS.map((band) => `${Math.round(backup.losses[band][share] * 100)}%`);
  const draws = listOwnDraws().map((draw, index, { length }) => (
    <span key={draw} className="block">
      {draw}
      {index < length - 1 && ', '}
    </span>
  ));
  return (
    <Section id="reading" title={title} className="pt-12 md:pt-16" heading="mb-6 text-h2">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-12">
        <div className="grid grid-cols-1 content-start gap-6 lg:col-span-7">
          <StackedTable
            label={title}
            head={[rows.label, ...BANDS.map((band) => rows.columns[band])]}
            rows={[
              [rows.depth, ...percent('depth')],
              [rows.efficiency, ...percent('efficiency')],
              [rows.ownDraw, draws, draws, rows.noDraw],
            ]}
          />
          <Points items={readingPoints(packs)} />
          <Links links={guides} />
        </div>
        <Section
          id="reading-chat"
          title={chatTitle}
          className="on-ink grid grid-cols-1 content-start justify-items-start gap-3 self-start panel lg:col-span-5"
          heading="text-h4"
          level="h3"
        >
          <p className="text-muted">{fill(chatText, { answersInTime: promises.answersInTime.says })}</p>
          <ChatLink href={askChat(chatMessage)}>{answerWords.ask}</ChatLink>
        </Section>
      </div>
    </Section>
  );
}

/** Points to note. Those on the current limit are left out if there is no pack. */
function readingPoints(packs: readonly Pack[]): string[] {
  const limits = packs.map(({ currentLimitAmps }) => currentLimitAmps);
  const [least, most] = [Math.min(...limits), Math.max(...limits)];
  const values = {
    limit: least === most ? least : fill(readingWords.limits, { least, most }),
    advised: Math.round(backup.advisedShareOfLimit * 100),
    times: backup.voltAmperesPerWatt,
  };
  return readingWords.points
    .filter((point) => packs.length > 0 || !point.includes('{limit}'))
    .map((point) => fill(point, values));
}
