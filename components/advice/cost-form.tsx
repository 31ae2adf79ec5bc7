'use client';

import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { costOverYears, yearLithiumWins, type ComparedBatteries, type OwnPrices } from '@/lib/advice/cost';
import { fill } from '@/lib/format/fill';
import { readWithin, type Quantity } from '@/lib/format/figure';
import { formatPrice } from '@/lib/format/price';
import { Field } from '../enquiry/field';
import { FigureField } from './figure-field';
import { useTypedForm } from './use-typed-form';

interface ComparedSystem {
  id: string;
  /** Its text in the select. */
  option: string;
  pack: string;
  packRupees: number;
  tubulars: number;
  /** Years to compare, none above the pack's rated life. */
  years: readonly number[];
  lifeYears: number;
  /** Energy that one pack gives to the loads. */
  wattHours: number;
}

export interface CostFormProps {
  systems: readonly ComparedSystem[];
  ampereHours: number;
  efficiency: number;
  givenBack: ComparedBatteries['givenBack'];
}

const NAMES = ['system', 'tubularRupees', 'tubularYears', 'scrapRupees', 'tariffRupees', 'watts', 'hours'] as const;
const QUANTITIES = {
  tubularRupees: 'rupees',
  tubularYears: 'years',
  scrapRupees: 'rupees',
  tariffRupees: 'rupees',
  watts: 'watts',
  hours: 'hours',
} as const satisfies Record<string, Quantity>;
type FigureName = keyof typeof QUANTITIES;
type Typed = Record<(typeof NAMES)[number], string>;

const words = lithiumOrTubular.form;

/** A shop pays less for an old battery than it asks for a new one. */
function limitsOf(name: FigureName, typed: Typed): readonly [least: number, most: number] {
  const price = name === 'scrapRupees' ? figureOf('tubularRupees', typed) : undefined;
  const [least, most] = words.limits[name];
  return [least, price ?? most];
}

function figureOf(name: FigureName, typed: Typed): number | undefined {
  return readWithin(typed[name], QUANTITIES[name], limitsOf(name, typed)).value;
}

/** A form for the visitor's prices, with the costs of both below it. */
export function CostForm({ systems, ampereHours, ...losses }: CostFormProps) {
  const [typed, form] = useTypedForm('cost', NAMES);
  const figure = (name: FigureName) => ({ name, typed: typed[name], quantity: QUANTITIES[name], limits: limitsOf(name, typed) });
  return (
    <form {...form} className="needs-scripts panel card">
      <h2 className="text-h3">{words.title}</h2>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:hidden">
        <Field
          label={words.volts}
          hint={words.voltsHint}
          name="system"
          options={[words.voltsPrompt, ...systems.map(({ id, option }) => ({ value: id, text: option }))]}
        />
        <FigureField
          label={fill(words.tubularRupees, { ampereHours })}
          hint={words.tubularRupeesHint}
          {...figure('tubularRupees')}
          needed
        />
        <FigureField label={words.tubularYears} hint={words.tubularYearsHint} {...figure('tubularYears')} needed />
      </div>
      <div className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4 print:hidden">
        <FigureField label={words.scrapRupees} hint={words.optional} {...figure('scrapRupees')} />
        <FigureField label={words.tariffRupees} hint={words.optional} {...figure('tariffRupees')} />
        <FigureField label={words.watts} hint={words.optional} {...figure('watts')} />
        <FigureField label={words.hours} hint={words.optional} {...figure('hours')} />
      </div>
      <Costs typed={typed} systems={systems} {...losses} />
    </form>
  );
}

interface CostsProps extends Omit<CostFormProps, 'ampereHours'> {
  typed: Typed;
}

function Costs({ typed, systems, efficiency, givenBack }: CostsProps) {
  const { answer } = lithiumOrTubular;
  const figure = (name: FigureName) => figureOf(name, typed) ?? 0;
  const system = systems.find(({ id }) => id === typed.system);
  const [watts, hours] = [figure('watts'), figure('hours')];
  const prices: OwnPrices = {
    tubularRupees: figure('tubularRupees'),
    tubularYears: figure('tubularYears'),
    scrapRupees: figure('scrapRupees'),
    tariffRupees: figure('tariffRupees'),
    kilowattHoursADay: ((watts / efficiency) * hours) / 1000,
  };
  if (!system || !prices.tubularRupees || !prices.tubularYears) {
    return (
      <p role="status" className="mt-6 border-t border-line pt-4">
        {words.missing}
      </p>
    );
  }
  const batteries = { ...system, givenBack };
  const year = yearLithiumWins(system.lifeYears, batteries, prices);
  const lost = (share: number) => Math.round((1 - share) * 100);
  return (
    <div role="status" className="mt-6 grid gap-4 border-t border-line pt-4">
      <p className="text-h4 font-heading">
        {year === undefined ? fill(answer.never, { years: system.lifeYears }) : fill(answer.wins, { year })}
      </p>
      <table aria-label={answer.table} className="tabular w-full border-collapse text-left">
        <thead>
          <tr className="border-b-2 border-ink text-sm">
            <th scope="col" className="pr-3 pb-1 font-normal text-muted">
              {answer.corner}
            </th>
            <th scope="col" className="pr-3 pb-1 text-right font-bold">
              {system.tubulars > 1 ? `${system.tubulars} × ` : ''}
              {answer.tubular}
            </th>
            <th scope="col" className="pb-1 text-right font-bold">
              {system.pack}
            </th>
          </tr>
        </thead>
        <tbody>
          {system.years.map((years) => {
            const { tubular, pack } = costOverYears(years, batteries, prices);
            return (
              <tr key={years} className="border-b border-line">
                <th scope="row" className="py-2 pr-3 font-normal text-muted">
                  {years === 1 ? answer.oneYear : fill(answer.year, { years })}
                </th>
                <td className={`py-2 pr-3 text-right whitespace-nowrap ${tubular < pack ? 'font-bold' : ''}`}>
                  {inThousands(tubular)}
                </td>
                <td className={`py-2 text-right whitespace-nowrap ${pack <= tubular ? 'font-bold' : ''}`}>{inThousands(pack)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className="text-sm text-muted">
        {prices.tariffRupees && prices.kilowattHoursADay
          ? fill(answer.energy, { tubular: lost(givenBack.tubular), lithium: lost(givenBack.lithium) })
          : answer.noEnergy}
      </p>
      {watts * hours > system.wattHours && <p>{words.tooMuch}</p>}
    </div>
  );
}

/** An estimate over years is no more exact than this. */
function inThousands(rupees: number): string {
  return formatPrice(Math.round(rupees / 1000) * 1000);
}
