import { useEffect, useState } from 'react';
import { hoursWords, warningWords } from '@/content/advice/answer';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { reckonCosts, type ComparedPack } from '@/lib/advice/cost';
import type { PackPictures } from '@/lib/advice/pack-pictures';
import { orderChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { OrderLink } from '../shop/order-link';
import { useValues, type FormStore } from '../ui/form/form-store';
import { AnswerFigure } from './answer-figure';
import { CostBars, inThousands } from './cost-bars';

export interface CostPanelProps {
  store: FormStore;
  packs: readonly ComparedPack[];
  pictures: PackPictures;
}

const { answer: words, form } = lithiumOrTubular;

/** What a pack and its tubulars cost over the years, each as a bar. */
export function CostPanel({ store, packs, pictures }: CostPanelProps) {
  const values = useValues(store, (all) => all);
  const pack = packs.find(({ id }) => id === values.system) ?? packs[0];
  const costs = pack && reckonCosts(values, pack);
  const less = costs ? costs.tubular - costs.pack : 0;
  const headline = {
    about: costs ? hoursWords.about : '',
    figure: costs ? inThousands(Math.abs(less)) : form.missing,
    range: costs ? fill(less < 0 ? words.more : words.less, { years: costs.years }) : '',
  };
  const said = usePaused(Object.values(headline).join(' ').trim());
  const lost = (share: number) => Math.round((1 - share) * 100);
  return (
    <section aria-label={words.title} className="on-ink grid grid-cols-1 content-start gap-4 panel">
      <p role="status" className="sr-only">
        {said}
      </p>
      <AnswerFigure {...headline} isFigure={costs !== undefined} />
      {costs && (
        <>
          <CostBars
            names={[pack.shortName, fill(words.tubulars, { times: costs.purchases, count: pack.tubulars })]}
            costs={costs}
            picture={pictures[pack.id]}
          />
          <p className="text-sm">
            {costs.cheaperFrom === undefined
              ? fill(words.never, { years: costs.lifeYears })
              : fill(words.wins, { year: costs.cheaperFrom })}
          </p>
          {costs.countsEnergy && (
            <p className="text-sm">
              {fill(words.energy, { tubular: lost(pack.givenBack.tubular), lithium: lost(pack.givenBack.lithium) })}
            </p>
          )}
          {costs.isTooMuch && <p className="text-sm caution">{form.tooMuch}</p>}
          {pack.soldOut && <p className="text-sm caution">{warningWords.soldOut}</p>}
          <OrderLink product={{ ...pack, orderLink: orderChat(orderMessage(pack.name, pack.soldOut)) }} />
        </>
      )}
    </section>
  );
}

/** Milliseconds without a change after which a text is read aloud. */
const PAUSE_MS = 1000;

/** The text as it was at the last pause, so that a screen reader is not told of every key. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
