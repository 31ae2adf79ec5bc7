import { useEffect, useState } from 'react';
import { hoursWords, warningWords } from '@/content/advice/answer';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import type { ComparedBatteries } from '@/lib/advice/cost';
import { reckonCosts, type ComparedSystem } from '@/lib/advice/cost-form';
import { orderChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import type { PictureSource } from '@/lib/pictures/pictures';
import { OrderLink } from '../shop/order-link';
import { useValues, type FormStore } from '../ui/form/form-store';
import { AnswerFigure } from './answer-figure';
import { CostBar, inThousands } from './cost-bar';

export interface CostPanelProps {
  store: FormStore;
  systems: readonly (ComparedSystem & {
    id: string;
    volts: number;
    name: string;
    pack: string;
    soldOut: boolean;
    picture: PictureSource | undefined;
  })[];
  efficiency: number;
  givenBack: ComparedBatteries['givenBack'];
}

const { answer: words, form } = lithiumOrTubular;

/** What a pack and its tubulars cost over the years, each as a bar. */
export function CostPanel({ store, systems, ...losses }: CostPanelProps) {
  const values = useValues(store, (all) => all);
  const system = systems.find(({ id }) => id === values.system) ?? systems[0];
  const costs = system && reckonCosts(values, system, losses);
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
      {system && costs && (
        <>
          <dl className="tabular grid gap-3">
            <CostBar name={system.pack} rupees={costs.pack} most={Math.max(costs.pack, costs.tubular)} picture={system.picture} />
            <CostBar
              name={fill(words.tubulars, { times: costs.purchases, count: system.tubulars })}
              rupees={costs.tubular}
              most={Math.max(costs.pack, costs.tubular)}
              isFaint
            />
          </dl>
          <p className="text-sm">
            {costs.cheaperFrom === undefined
              ? fill(words.never, { years: costs.lifeYears })
              : fill(words.wins, { year: costs.cheaperFrom })}
          </p>
          {costs.countsEnergy && (
            <p className="text-sm">
              {fill(words.energy, { tubular: lost(losses.givenBack.tubular), lithium: lost(losses.givenBack.lithium) })}
            </p>
          )}
          {costs.isTooMuch && <p className="text-sm caution">{form.tooMuch}</p>}
          {system.soldOut && <p className="text-sm caution">{warningWords.soldOut}</p>}
          <OrderLink product={{ ...system, orderLink: orderChat(orderMessage(system.name, system.soldOut)) }} />
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
