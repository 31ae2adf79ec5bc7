import { useEffect, useState } from 'react';
import { answerWords, hoursWords } from '@/content/advice/answer';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import type { ComparedBatteries } from '@/lib/advice/cost';
import { reckonCosts, type ComparedSystem } from '@/lib/advice/cost-form';
import { orderChat, orderMessage } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { formatPrice } from '@/lib/format/price';
import type { PictureSource } from '@/lib/pictures/pictures';
import { ChatLink } from '../ui/chat-link';
import { useValues, type FormStore } from '../ui/form/form-store';
import { Picture } from '../ui/picture';
import { AnswerFigure } from './answer-figure';

export interface CostPanelProps {
  store: FormStore;
  systems: readonly (ComparedSystem & {
    id: string;
    volts: number;
    name: string;
    pack: string;
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
          <ChatLink href={orderChat(orderMessage(system.name))}>{answerWords.order}</ChatLink>
        </>
      )}
    </section>
  );
}

interface CostBarProps {
  name: string;
  rupees: number;
  /** Where the bar ends. */
  most: number;
  picture?: PictureSource;
}

function CostBar({ name, rupees, most, picture }: CostBarProps) {
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1 font-bold">
      <dt className="flex min-h-12 flex-1 items-center gap-3">
        {picture && <Picture source={picture} sizes="64px" className="size-12 shrink-0 rounded-control" />}
        {name}
      </dt>
      <dd className="self-center">{inThousands(rupees)}</dd>
      <dd aria-hidden="true" className="w-full">
        <svg className="h-2 w-full fill-display">
          <rect width="100%" height="100%" className="fill-ink-line" />
          <rect width={`${Math.round((rupees / most) * 100)}%`} height="100%" opacity={picture ? 1 : 0.45} />
        </svg>
      </dd>
    </div>
  );
}

/** An estimate over years is no more exact than this. */
function inThousands(rupees: number): string {
  return formatPrice(Math.round(rupees / 1000) * 1000);
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
