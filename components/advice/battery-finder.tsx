'use client';

import { useId, useMemo, useState, type ReactNode } from 'react';
import { formWords } from '@/content/advice/backup-calculator';
import { finder as finderWords } from '@/content/advice/battery-finder';
import { routes } from '@/content/routes';
import { answerTo } from '@/lib/advice/answer';
import type { Pack } from '@/lib/advice/energy';
import { hoursOf, readChoice, recommendationFor, writeChoice, type Finder, type FinderChoice } from '@/lib/advice/finder';
import type { PackPictures } from '@/lib/advice/pack-pictures';
import type { FormValues } from '@/lib/format/form-query';
import { formatPrice } from '@/lib/format/price';
import { householdPath, productPath } from '@/lib/paths';
import type { PictureSource } from '@/lib/pictures/pictures';
import { Button } from '../ui/button';
import { Choices } from '../ui/form/choices';
import { FigureField } from '../ui/form/figure-field';
import { useFormStore, useIsHydrated, useValues, type FormStore } from '../ui/form/form-store';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { AnswerPanel } from './answer-panel';
import { VoltsChoice } from './volts-choice';

export interface BatteryFinderProps {
  finder: Finder;
  packs: readonly Pack[];
  pictures: PackPictures;
  /** Large pictures on a transparent ground. */
  heroes: readonly { id: string; picture: PictureSource }[];
  /** The `sizes` of the large pictures. */
  sizes: string;
  /** Stands between the picture and the form. */
  children: ReactNode;
}

/** The suggested packs, and a form with the choices, which leads to the calculator without scripts. */
export function BatteryFinder({ finder, packs, pictures, heroes, sizes, children }: BatteryFinderProps) {
  const id = useId();
  const format = useMemo(
    () => ({
      read: (query: string): FormValues => ({ ...readChoice(finder, query) }),
      write: (values: FormValues) => routes.home + writeChoice(finder, choiceOf(values)),
    }),
    [finder],
  );
  const store = useFormStore(id, format);
  const isHydrated = useIsHydrated();
  return (
    <>
      <SuggestedPacks {...{ store, finder, packs, heroes, sizes }} />
      {children}
      <section aria-label={formWords.household} className="mt-6 border-t border-ink-line [grid-area:form] lg:mt-0">
        <form
          id={id}
          action={routes.backupCalculator}
          data-hydrated={isHydrated || undefined}
          className="finder grid gap-x-12 gap-y-6 py-6 lg:grid-cols-2"
        >
          <div className="grid content-start gap-4">
            <Choices
              store={store}
              name="household"
              label={formWords.household}
              options={finder.households.map(({ id: value, name: text }) => ({ value, text }))}
              columns="pair"
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <VoltsChoice store={store} volts={finder.volts} />
              <FigureField
                store={store}
                name="hours"
                label={formWords.fields.hours}
                rule={finder.hours}
                steps={[formWords.fewerHours, formWords.moreHours]}
              />
            </div>
          </div>
          <div className="grid *:[grid-area:1/1]">
            <div className="outdated:invisible">
              <FinderAnswer {...{ store, finder, packs, pictures }} />
            </div>
            <Button type="submit" variant="volt" className="hidden self-center outdated:flex">
              {formWords.see}
            </Button>
          </div>
        </form>
      </section>
    </>
  );
}

const choiceOf = ({ household = '', volts = '', hours = '' }: FormValues): FinderChoice => ({ household, volts, hours });

type FinderAnswerProps = { store: FormStore } & Pick<BatteryFinderProps, 'finder' | 'packs' | 'pictures'>;

function FinderAnswer({ store, finder, packs, pictures }: FinderAnswerProps) {
  const choice = choiceOf(useValues(store, (values) => values));
  const household = finder.households.find(({ id }) => id === choice.household);
  const { name: loads = '', watts = 0 } = household ?? {};
  const volts = choice.volts ? Number(choice.volts) : null;
  const asked = { loads, watts, hours: hoursOf(finder, choice), volts };
  const query = writeChoice(finder, { ...choice, household: finder.first.household });
  return (
    <AnswerPanel
      answer={answerTo(recommendationFor(finder, choice), asked, packs)}
      pictures={pictures}
      path={householdPath(choice.household) + query}
      onVolts={(next) => store.change(() => ({ volts: String(next) }))}
    >
      <Button type="submit" variant="outline-on-ink" className="max-sm:px-2">
        {finderWords.ownLoads}
      </Button>
    </AnswerPanel>
  );
}

type SuggestedPacksProps = { store: FormStore } & Pick<BatteryFinderProps, 'finder' | 'packs' | 'heroes' | 'sizes'>;

/** The suggested pack, or two where there are several. Another one is shown once it has loaded; only the first has priority. */
function SuggestedPacks({ store, finder, packs, heroes, sizes }: SuggestedPacksProps) {
  const given = recommendationFor(finder, choiceOf(useValues(store, (values) => values)));
  const wanted = heroes.find(({ id }) => 'packId' in given && id === given.packId)?.id;
  const [first] = useState(wanted ?? heroes[0]?.id);
  const [seen, setSeen] = useState([first]);
  const [loaded, setLoaded] = useState([first]);
  const [shown, setShown] = useState(first);
  if (wanted && !seen.includes(wanted)) setSeen([...seen, wanted]);
  if (shown !== wanted && loaded.includes(wanted)) setShown(wanted);
  const several = given.kind === 'pack' && given.count > 1 && shown === wanted;
  const pack = packs.find(({ id }) => id === shown);
  return (
    <>
      <div className="hero-picture">
        {heroes
          .filter(({ id }) => seen.includes(id))
          .map(({ id, picture }) => (
            <div
              key={id}
              onLoadCapture={() => setLoaded((before) => [...before, id])}
              className={`absolute inset-0 ${id === shown ? '' : 'invisible'}`}
            >
              {several && id === shown && (
                <Picture
                  source={{ ...picture, alt: '' }}
                  sizes={sizes}
                  className="absolute! size-full [filter:brightness(.6)] [scale:.8] [translate:9%_-9%]"
                />
              )}
              <Picture
                source={picture}
                sizes={sizes}
                priority={id === first}
                className={`size-full ${several && id === shown ? '[scale:.9] [translate:-5%_4%]' : ''}`}
              />
            </div>
          ))}
      </div>
      {pack && (
        <PageLink href={productPath(pack.id)} className="flex min-h-11 items-center gap-2 font-bold [grid-area:price]">
          <span className="link">{pack.shortName}</span>
          <span className="tabular">{`· ${formatPrice(pack.rupees)}`}</span>
        </PageLink>
      )}
    </>
  );
}
