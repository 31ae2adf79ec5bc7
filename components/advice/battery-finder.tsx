'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { messageWords } from '@/content/advice/backup-calculator';
import { answerWords as words } from '@/content/pages/home';
import type { DisplayWindow } from '@/content/types';
import { DISPLAY, drawReading, type Reading } from '@/lib/advice/display';
import type { HomeAnswers } from '@/lib/advice/home-answers';
import { afterPaint } from '@/lib/browser/after-paint';
import { askChat, orderChat } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { routes } from '@/content/routes';
import { householdPath } from '@/lib/paths';
import type { PictureSource } from '@/lib/pictures/pictures';
import { Button } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import { Picture } from '../ui/picture';
import { ShareButton } from '../enquiry/share-button';
import { StepButton } from '../ui/step-button';

const STEP = 'needs-scripts border-ink-outline active:bg-ink-raised';

export interface HeroPackView {
  id: string;
  wide: PictureSource;
  phone: PictureSource;
  windows: { wide: DisplayWindow; phone: DisplayWindow };
}

export interface HeroAnswerProps extends HomeAnswers {
  packs: readonly HeroPackView[];
  sizes: { wide: string; phone: string };
  /** The choice of the prerendered page, as indexes into the lists. */
  first: Choice;
}

interface Choice {
  household: number;
  volts: number;
  hours: number;
}

/** The suggested pack with its display, and a form with the choices, which leads to the calculator without scripts. */
export function HeroAnswer({ packs, sizes, first, ...offered }: HeroAnswerProps) {
  const { households, volts, hours, answers, indexes } = offered;
  const [choice, setChoice] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  const choose = (name: keyof Choice, value: number) => setChoice((before) => ({ ...before, [name]: value }));

  const stepHours = (step: number) => choose('hours', Math.min(hours.length - 1, Math.max(0, choice.hours + step)));

  // Keeps what was chosen before hydration.
  useEffect(
    () =>
      afterPaint(() => {
        const chosen = new FormData(form.current ?? undefined);
        const at = (name: keyof Choice, values: readonly unknown[]) =>
          choose(
            name,
            values.findIndex((value) => String(value ?? '') === chosen.get(name)),
          );
        const ids = households.map(({ id }) => id);
        at('household', ids);
        at('volts', volts);
        at('hours', hours);
      }),
    [households, volts, hours],
  );

  const answer = answers[indexes[(choice.household * volts.length + choice.volts) * hours.length + choice.hours] ?? 0];
  const household = households[choice.household];
  const chosenHours = hours[choice.hours] ?? 0;
  if (!answer || !household) return null;
  const system = volts[choice.volts] ?? null;
  const message = [
    answer.chat[0],
    fill(messageWords.load, { loads: household.name, watts: household.watts }),
    fill(messageWords.hours, { hours: chosenHours }),
    fill(messageWords.volts, { volts: system === null ? words.unknownVolts : `${system}V` }),
    answer.chat[1],
  ];
  return (
    <>
      <PackPictures packs={packs} sizes={sizes} packId={answer.packId} reading={answer.reading} />
      <section aria-labelledby="home-answer" className="border-t border-ink-line lg:col-span-2 short:sm:col-span-2">
        <form
          ref={form}
          action={routes.backupCalculator}
          className="site-width grid gap-4 py-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:py-8"
        >
          <h2 id="home-answer" className="sr-only">
            {words.title}
          </h2>
          <p role="status" className="text-h4 font-heading text-balance lg:col-span-5 lg:col-start-8">
            {answer.text}
          </p>
          <div className="grid content-start gap-4 lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:grid-cols-2">
            <Choices label={words.household} className="lg:col-span-2" columns="grid grid-cols-2">
              {households.map(({ id, name }, index) => (
                <Chip
                  key={id}
                  name="household"
                  value={id}
                  isFirst={index === first.household}
                  onChoose={() => choose('household', index)}
                >
                  {name}
                </Chip>
              ))}
            </Choices>
            <Choices label={words.volts} columns="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))]">
              {volts.map((value, index) => (
                <Chip
                  key={value}
                  name="volts"
                  value={String(value ?? '')}
                  isFirst={index === first.volts}
                  onChoose={() => choose('volts', index)}
                >
                  {value === null ? words.unknownVolts : `${value}V`}
                </Chip>
              ))}
            </Choices>
            <Choices label={words.hours} columns="flex">
              <StepButton step={-1} label={words.fewer} onClick={() => stepHours(-1)} className={STEP} />
              <select
                name="hours"
                value={chosenHours}
                onChange={({ currentTarget }) => choose('hours', hours.indexOf(Number(currentTarget.value)))}
                aria-label={words.hours}
                className="min-w-0 grow appearance-none rounded-control border border-ink-outline bg-ink text-center text-h4 font-heading"
              >
                {hours.map((value) => (
                  <option key={value}>{value}</option>
                ))}
              </select>
              <StepButton step={1} label={words.more} onClick={() => stepHours(1)} className={STEP} />
            </Choices>
          </div>
          <div className="grid grid-cols-2 content-start gap-3 lg:col-span-5">
            <ChatLink href={(answer.isOrder ? orderChat : askChat)(message.filter(Boolean).join('\n'))} className="col-span-2">
              {answer.count > 1 ? fill(words.several, { count: answer.count }) : answer.isOrder ? words.order : words.ask}
            </ChatLink>
            <ShareButton
              label={words.send}
              text={answer.share}
              address={() => {
                const query = new URLSearchParams({ hours: String(chosenHours), ...(system && { volts: String(system) }) });
                return `${window.location.origin}${householdPath(household.id)}?${query}`;
              }}
            />
            <Button type="submit" variant="outline-on-ink" className="self-start max-sm:px-2">
              {words.ownLoads}
            </Button>
          </div>
        </form>
      </section>
    </>
  );
}

interface PackPicturesProps extends Pick<HeroAnswerProps, 'packs' | 'sizes'> {
  packId: string;
  reading: Reading;
}

/** The suggested pack with its reading. Another pack fades in once its picture has loaded; only the first has priority. */
function PackPictures({ packs, sizes, packId, reading }: PackPicturesProps) {
  const known = packs.some(({ id }) => id === packId);
  const [first] = useState(known ? packId : packs[0]?.id);
  const [seen, setSeen] = useState([first]);
  const [loaded, setLoaded] = useState([first]);
  const [shown, setShown] = useState(first);
  if (known && !seen.includes(packId)) setSeen([...seen, packId]);
  if (known && shown !== packId && loaded.includes(packId)) setShown(packId);
  return (
    <div className="relative mx-auto aspect-3/2 w-full max-w-[40rem] short:sm:row-start-1 short:sm:col-start-2 lg:-ml-[8%] lg:w-[108%] lg:max-w-none">
      {packs
        .filter(({ id }) => seen.includes(id))
        .map(({ id, wide, phone, windows }) => (
          <div
            key={id}
            onLoadCapture={() => setLoaded((before) => [...before, id])}
            className={`absolute inset-0 transition-opacity duration-200 ${id === shown ? '' : 'opacity-0'}`}
            aria-hidden={id !== shown}
          >
            <Picture
              source={wide}
              sizes={sizes.wide}
              narrow={{ source: phone, sizes: sizes.phone }}
              priority={id === first}
              className="size-full"
            />
            {id === packId && <Display windows={windows} reading={reading} />}
          </div>
        ))}
    </div>
  );
}

/** The figures on a pack's display, hidden from screen readers because the text says the same. */
function Display({ windows, reading }: { windows: HeroPackView['windows']; reading: Reading }) {
  const { lit, unlit } = drawReading(reading);
  const place = ([left, top, width, height]: DisplayWindow) =>
    `translate(${left * 3} ${top * 2}) scale(${(width * 3) / DISPLAY.width} ${(height * 2) / DISPLAY.height})`;
  return (
    <svg viewBox="0 0 3 2" aria-hidden="true" className="absolute inset-0 size-full fill-display">
      {(['wide', 'phone'] as const).map((crop) => (
        <g key={crop} transform={place(windows[crop])} className={crop === 'wide' ? 'max-sm:hidden' : 'sm:hidden'}>
          <path d={unlit} opacity={0.09} />
          <path d={lit} />
        </g>
      ))}
    </svg>
  );
}

function Choices({ label, columns, className = '', children }: ChoicesProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-1 text-sm text-muted-on-ink">{label}</legend>
      <div className={`gap-2 ${columns}`}>{children}</div>
    </fieldset>
  );
}

interface ChoicesProps {
  label: string;
  columns: string;
  className?: string;
  children: ReactNode;
}

interface ChipProps {
  name: string;
  value: string;
  isFirst: boolean;
  onChoose: () => void;
  children: string;
}

function Chip({ name, value, isFirst, onChoose, children }: ChipProps) {
  return (
    <label className="relative grid min-h-12 place-items-center rounded-control border border-ink-outline px-2 py-1 text-center text-sm has-checked:border-volt has-checked:text-volt has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-volt">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isFirst}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
      />
      {children}
    </label>
  );
}
