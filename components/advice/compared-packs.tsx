import { compareWords } from '@/content/advice/calculator-notes';
import { productWords } from '@/content/shop/catalogue-words';
import type { Pack } from '@/lib/advice/energy';
import type { Question } from '@/lib/advice/question';
import { packsToShow } from '@/lib/advice/recommend';
import { runInWords } from '@/lib/advice/words';
import { fill } from '@/lib/format/fill';
import { formatPrice } from '@/lib/format/price';
import { Section } from '../ui/section';

export function ComparedPacks({ packs, question: { load, own } }: { packs: readonly Pack[]; question: Question }) {
  const shown = packsToShow(packs);
  if (shown.length === 0) return null;
  return (
    <Section id="compared" title={compareWords.title} className="tabular" heading="text-h4">
      {shown.length < packs.length && (
        <p className="text-sm text-muted">{fill(compareWords.some, { shown: shown.length, count: packs.length })}</p>
      )}
      <ul role="list" className="mt-3 grid">
        {shown.map((pack) => {
          const { run, words } = runInWords(load, pack, packs, own);
          return (
            <li key={pack.id} className="border-t py-2">
              <span className="flex flex-wrap justify-between gap-x-4 font-bold">
                <span>
                  {pack.shortName} {pack.soldOut && <span className="text-danger">{productWords.soldOut}</span>}
                </span>{' '}
                <span>{formatPrice(pack.rupees)}</span>
              </span>
              <span className="flex flex-wrap justify-between gap-x-4">
                <span>{words}</span>{' '}
                <span className="text-muted">{fill(compareWords.current, { amps: run.amps, limit: pack.currentLimitAmps })}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
