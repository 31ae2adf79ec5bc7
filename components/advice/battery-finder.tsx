'use client';

import { useId, useMemo, useState, type ReactNode } from 'react';
import { finderWords as words } from '@/content/advice/battery-finder';
import { messageWords } from '@/content/advice/backup-calculator';
import { routes } from '@/content/routes';
import { answerFor, readChoice, writeChoice, type Finder, type FinderChoice } from '@/lib/advice/finder';
import type { Readout, ReadoutPack } from '@/lib/advice/readout';
import { inPacks } from '@/lib/advice/in-packs';
import { orderMessage } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { householdPath } from '@/lib/paths';
import type { PictureSource } from '@/lib/pictures/pictures';
import { Button } from '../ui/button';
import { Picture } from '../ui/picture';
import { StepButton } from '../ui/step-button';
import { ReadoutPanel } from './readout-panel';
import { useAddressState, useIsHydrated } from './use-address-state';

const STEP = 'needs-scripts border-ink-outline active:bg-ink-raised';

export interface BatteryFinderProps {
  finder: Finder;
  packs: readonly (ReadoutPack & { picture?: PictureSource })[];
  /** The `sizes` of the pictures. */
  sizes: string;
}

/** The suggested packs, and a form with the choices, which leads to the calculator without scripts. */
export function BatteryFinder({ finder, packs, sizes }: BatteryFinderProps) {
  const id = useId();
  const format = useMemo(
    () => ({
      read: (query: string) => readChoice(finder, query),
      write: (choice: FinderChoice) => routes.home + writeChoice(finder, choice),
    }),
    [finder],
  );
  const [choice, change] = useAddressState(id, format);
  const isHydrated = useIsHydrated();
  const readout = answerFor(finder, choice);
  const household = finder.households.find((one) => one.id === choice.household);
  if (readout === undefined || household === undefined) return null;
  const { hours, volts } = choice;
  const stepHours = (step: number) =>
    change((now) => ({ hours: finder.hours[finder.hours.indexOf(now.hours) + step] ?? now.hours }));
  const query = new URLSearchParams({ hours: String(hours), ...(volts && { volts: String(volts) }) });
  return (
    <>
      <PackPictures
        packs={packs}
        sizes={sizes}
        packId={readout?.packId}
        count={readout && 'count' in readout ? readout.count : 1}
      />
      <section aria-labelledby={`${id}-title`} className="mt-2 border-t border-ink-line lg:col-span-2 short:sm:col-span-2">
        <form
          id={id}
          action={routes.backupCalculator}
          data-hydrated={isHydrated || undefined}
          className="finder grid gap-6 py-6 lg:grid-cols-2"
        >
          <div className="grid content-start gap-4 sm:grid-cols-2">
            <h2 id={`${id}-title`} className="text-h4 sm:col-span-2">
              {words.title}
            </h2>
            <div role="group" aria-labelledby={`${id}-title`} className="grid grid-cols-2 gap-2 sm:col-span-2">
              {finder.households.map((one) => (
                <Chip
                  key={one.id}
                  name="household"
                  value={one.id}
                  checked={one.id === choice.household}
                  onChoose={() => change(() => ({ household: one.id }))}
                >
                  {one.name}
                </Chip>
              ))}
            </div>
            <Choices label={words.volts} columns="grid grid-cols-[repeat(auto-fit,minmax(3.5rem,1fr))]">
              {finder.volts.map((system) => (
                <Chip
                  key={system}
                  name="volts"
                  value={String(system ?? '')}
                  checked={system === volts}
                  onChoose={() => change(() => ({ volts: system }))}
                >
                  {system === null ? words.unknownVolts : `${system}V`}
                </Chip>
              ))}
            </Choices>
            <Choices label={words.hours} columns="flex">
              <StepButton step={-1} label={words.fewer} onClick={() => stepHours(-1)} className={STEP} />
              <select
                name="hours"
                value={hours}
                onChange={({ currentTarget: { value } }) => change(() => ({ hours: Number(value) }))}
                aria-label={words.hours}
                className="min-w-0 grow appearance-none bg-ink text-center text-h4 font-heading"
              >
                {finder.hours.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
              <StepButton step={1} label={words.more} onClick={() => stepHours(1)} className={STEP} />
            </Choices>
          </div>
          <div className="grid *:[grid-area:1/1]">
            <div className="outdated:invisible">
              <ReadoutPanel
                readout={readout}
                loads={household.name}
                hours={hours}
                volts={volts}
                packs={packs}
                message={chatMessage(household, choice, readout, packs)}
                path={`${householdPath(household.id)}?${query}`}
              >
                <Button type="submit" variant="outline-on-ink" className="max-sm:px-2">
                  {words.ownLoads}
                </Button>
              </ReadoutPanel>
            </div>
            <Button type="submit" variant="volt" className="hidden self-center outdated:flex">
              {words.see}
            </Button>
          </div>
        </form>
      </section>
    </>
  );
}

function chatMessage(
  { name, watts }: Finder['households'][number],
  { hours, volts }: FinderChoice,
  readout: Readout,
  packs: readonly ReadoutPack[],
): string {
  const pack = packs.find(({ id }) => id === readout?.packId);
  const order = readout && 'count' in readout ? readout : null;
  const lines = [
    order && pack ? orderMessage(inPacks(order.count, pack.name)) : messageWords.question,
    fill(messageWords.load, { loads: name, watts }),
    fill(messageWords.hours, { hours }),
    fill(messageWords.volts, { volts: volts === null ? words.unknownVolts : `${volts}V` }),
    order && fill(messageWords.estimate, { hours: order.hours }),
    order && order.count > 1 && fill(messageWords.joined, { count: order.count }),
    !order && pack && fill(messageWords.refused, { volts: pack.systemVolts }),
  ];
  return lines.filter((line) => !!line).join('\n');
}

interface PackPicturesProps extends Pick<BatteryFinderProps, 'packs' | 'sizes'> {
  packId: string | undefined;
  count: number;
}

/** The suggested pack, or two where there are several. Another one is shown once it has loaded; only the first has priority. */
function PackPictures({ packs, sizes, packId, count }: PackPicturesProps) {
  const known = packs.flatMap(({ id, picture }) => (picture ? [{ id, picture }] : []));
  const wanted = known.some(({ id }) => id === packId) ? packId : undefined;
  const [first] = useState(wanted ?? known[0]?.id);
  const [seen, setSeen] = useState([first]);
  const [loaded, setLoaded] = useState([first]);
  const [shown, setShown] = useState(first);
  if (wanted && !seen.includes(wanted)) setSeen([...seen, wanted]);
  if (wanted && shown !== wanted && loaded.includes(wanted)) setShown(wanted);
  const several = count > 1 && shown === wanted;
  return (
    <div className="relative mx-auto aspect-3/2 w-full max-w-measure short:sm:row-start-1 short:sm:col-start-2">
      {known
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
  );
}

function Choices({ label, columns, children }: ChoicesProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm text-muted-on-ink">{label}</legend>
      <div className={`gap-2 ${columns}`}>{children}</div>
    </fieldset>
  );
}

interface ChoicesProps {
  label: string;
  columns: string;
  children: ReactNode;
}

interface ChipProps {
  name: keyof FinderChoice;
  value: string;
  checked: boolean;
  onChoose: () => void;
  children: string;
}

function Chip({ onChoose, children, ...input }: ChipProps) {
  return (
    <label className="chip">
      <input type="radio" onChange={onChoose} {...input} />
      {children}
    </label>
  );
}
