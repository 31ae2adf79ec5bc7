'use client';

import { useId, useMemo, useState, type ReactNode } from 'react';
import { formWords } from '@/content/advice/backup-calculator';
import { finder as finderWords } from '@/content/advice/battery-finder';
import { routes } from '@/content/routes';
import { answerTo } from '@/lib/advice/answer';
import type { Pack } from '@/lib/advice/energy';
import { hoursOf, readChoice, recommendationFor, type Finder } from '@/lib/advice/finder';
import type { PackPictures } from '@/lib/advice/pack-pictures';
import { writeFields, type FormValues } from '@/lib/format/form-query';
import { formatPrice } from '@/lib/format/price';
import { householdPath, productPath } from '@/lib/paths';
import type { PictureSource } from '@/lib/pictures/pictures';
import { Button } from '../ui/button';
import { Choices } from '../ui/form/choices';
import { useFormStore, useIsHydrated, useValues, type FormStore } from '../ui/form/form-store';
import { PageLink } from '../ui/page-link';
import { Picture } from '../ui/picture';
import { AnswerPanel } from './answer-panel';
import { VoltsAndHours } from './volts-and-hours';

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
      read: (query: string) => readChoice(finder, query),
      write: (values: FormValues) => routes.home + writeFields(values, finder.first),
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
            <Choices store={store} name="household" label={formWords.household} options={finder.households} columns="pair" />
            <VoltsAndHours store={store} volts={finder.volts} hours={finder.hours} />
          </div>
          <div className="grid *:[grid-area:1/1]">
            <FinderAnswer {...{ store, finder, packs, pictures }} />
          </div>
        </form>
      </section>
    </>
  );
}

type PartProps<Name extends keyof BatteryFinderProps> = { store: FormStore } & Pick<BatteryFinderProps, Name>;

function FinderAnswer({ store, finder, packs, pictures }: PartProps<'finder' | 'packs' | 'pictures'>) {
  const choice = useValues(store, (values) => values);
  const { id = '', name: loads = '', watts = 0 } = finder.households.find((one) => one.id === choice.household) ?? {};
  const asked = { loads, watts, hours: hoursOf(finder, choice), volts: Number(choice.volts) || null };
  const query = writeFields({ ...choice, household: finder.first.household }, finder.first);
  return (
    <AnswerPanel
      answer={answerTo(recommendationFor(finder, choice), asked, packs)}
      {...{ pictures, store }}
      path={householdPath(id) + query}
    >
      <Button type="submit" variant="outline-on-ink" className="max-sm:px-2">
        {finderWords.ownLoads}
      </Button>
    </AnswerPanel>
  );
}

/** The suggested pack, or two where there are several. Another one is shown once it has loaded; only the first has priority. */
function SuggestedPacks({ store, finder, packs, heroes, sizes }: PartProps<'finder' | 'packs' | 'heroes' | 'sizes'>) {
  const given = useValues(store, (values) => recommendationFor(finder, values));
  const wanted = heroes.find(({ id }) => id === given.packId)?.id;
  const [loaded, setLoaded] = useState([wanted ?? heroes[0]?.id]);
  const [first] = loaded;
  const [shown, setShown] = useState(first);
  if (shown !== wanted && loaded.includes(wanted)) setShown(wanted);
  const several = given.kind === 'pack' && given.count > 1 && shown === wanted;
  const pack = packs.find(({ id }) => id === shown);
  return (
    <>
      <div className="hero-picture">
        {heroes
          .filter(({ id }) => id === wanted || loaded.includes(id))
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
