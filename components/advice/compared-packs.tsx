import { compareWords } from '@/content/advice/backup-calculator';
import type { ComparedPack } from '@/lib/advice/compare';
import { fill } from '@/lib/format/fill';

/** What each pack does with the visitor's load; `count` is that of all packs. */
export function ComparedPacks({ packs, count }: { packs: readonly ComparedPack[]; count: number }) {
  if (packs.length === 0) return null;
  return (
    <section aria-label={compareWords.title} className="tabular">
      <h2 className="text-h4">{compareWords.title}</h2>
      {packs.length < count && <p className="text-sm text-muted">{fill(compareWords.some, { shown: packs.length, count })}</p>}
      <ul role="list" className="mt-3 grid">
        {packs.map(({ id, name, price, words, current }) => (
          <li key={id} className="border-t border-line py-2">
            <span className="flex flex-wrap justify-between gap-x-4 font-bold">
              <span>{name}</span> <span>{price}</span>
            </span>
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{words}</span> <span className="text-muted">{current}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
