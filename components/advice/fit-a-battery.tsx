import { backup } from '@/content/advice/backup';
import { charging } from '@/content/advice/charging';
import { fitABattery } from '@/content/advice/fit-a-battery';
import { wiring } from '@/content/advice/wiring';
import { chatNumbers } from '@/content/enquiry/chat-numbers';
import { site } from '@/content/site';
import { voltsAt } from '@/lib/advice/charging-settings';
import { getPacks } from '@/lib/advice/packs';
import { limitInWatts, sizeWiring } from '@/lib/advice/wiring';
import { shownNumber } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { Caution } from '../ui/caution';
import { DefinitionList } from '../ui/definition-list';
import { Links } from '../ui/links';
import { noBreak } from '../ui/no-break';
import { StackedTable } from '../ui/stacked-table';
import { TextList } from '../ui/text-list';
import { GuideSection } from './guide';

const words = fitABattery.drawing;
const [TOP, BOTTOM] = [70, 138];
const LABELS = [
  ['battery', 43, 109],
  ['inverter', 299.5, 109],
  ['fuse', 132, 46],
  ['breaker', 212, 46],
] as const;
/** Where the letters of the measuring points, `points`, stand in the drawing. */
const MARKS = [
  [97, 104],
  [174, 104],
  [226, 112],
] as const;

export function WiringDrawing() {
  const { title, alt, positive, negative, points } = words;
  return (
    <GuideSection id="drawing" title={title}>
      {/* At 320 px the drawing's letters are as large as small text; anywhere else they are larger. */}
      <svg viewBox="0 30 340 130" role="img" aria-label={alt} className="w-full max-w-form text-[15px] print:max-w-80">
        <path d={`M82 ${TOP}H262`} className="fill-none stroke-danger stroke-3" />
        <path d={`M82 ${BOTTOM}H262`} className="fill-none stroke-current stroke-3" />
        {/* The gap of the open breaker. */}
        <path d={`M198 ${TOP}h24`} strokeWidth={5} className="stroke-paper forced-colors:stroke-[Canvas]" />
        <path d={`M196 ${TOP}l26 -14`} className="fill-none stroke-danger stroke-3" />
        <g className="fill-card stroke-current stroke-2 forced-colors:fill-[Canvas]">
          <rect x="3" y="52" width="80" height="104" rx="4" />
          <rect x="262" y="52" width="75" height="104" rx="4" />
          <rect x="112" y={TOP - 9} width="40" height="18" rx="2" />
        </g>
        <path d={`M112 ${TOP}h40`} className="stroke-danger stroke-2" />
        <path
          d={`M97 ${TOP}V${BOTTOM}M174 ${TOP}V${BOTTOM}`}
          strokeDasharray="4 3"
          className="fill-none stroke-current stroke-2"
        />
        <ellipse cx="226" cy={BOTTOM} rx="7" ry="13" className="fill-none stroke-current stroke-2" />
        <g className="fill-current font-bold" textAnchor="middle">
          {LABELS.map(([name, x, y]) => (
            <text key={name} x={x} y={y}>
              {words[name]}
            </text>
          ))}
          {[72, 273].map((x) => (
            <g key={x} className="text-h4">
              <text x={x} y={TOP + 6}>
                {positive}
              </text>
              <text x={x} y={BOTTOM + 6}>
                {negative}
              </text>
            </g>
          ))}
        </g>
        {MARKS.map(([x, y], index) => (
          <g key={x} textAnchor="middle">
            <circle cx={x} cy={y} r="11" className="fill-current" />
            <text x={x} y={y + 5} className="fill-paper font-bold forced-colors:fill-[Canvas]">
              {points[index]?.[0]}
            </text>
          </g>
        ))}
      </svg>
      <dl className="mt-4 grid max-w-measure gap-1 print:mt-0 print:gap-0">
        {points.map(([point, text]) => (
          <div key={point} className="flex gap-3">
            <dt className="font-bold">{point}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </GuideSection>
  );
}

const FUSES = [...new Set(Object.values(wiring.fuses).flat())].sort((a, b) => a - b);

export function FittingOrder() {
  const { types, order, care, signs, sources, electrician, record } = fitABattery;
  const lowestCharge = `${backup.systemVolts.map((volts) => voltsAt(volts, charging.charge[0])).join('/')}V`;
  const values = { markedVolts: wiring.markedVolts, fuses: FUSES.join(', ') };
  return (
    <>
      <GuideSection id="types" title={types.title}>
        <Caution>{types.fuse}</Caution>
        <TextList items={[...types.points.map((point) => fill(point, values)), electrician]} named className="mt-4" />
      </GuideSection>
      <GuideSection id="order" title={order.title} lead={order.lead}>
        <TextList as="ol" items={order.steps} />
        <Links links={[order.link]} />
      </GuideSection>
      <GuideSection id="care" title={care.title}>
        <TextList items={care.points} />
      </GuideSection>
      <GuideSection id="signs" title={signs.title} lead={signs.lead}>
        <DefinitionList rows={signs.rows.map(([sign, action]) => [sign, fill(action, { lowestCharge })])} />
        <p className="mt-4 max-w-measure text-sm text-muted print:hidden">{sources}</p>
      </GuideSection>
      <section className="hidden break-inside-avoid border-2 border-ink p-2 text-sm print:mt-2 print:grid">
        <h2 className="font-bold">{record.title}</h2>
        {record.lines.map((line) => (
          <p key={line} className="mt-2 border-b border-ink">
            {line}
          </p>
        ))}
        <p className="mt-2">{fill(record.shop, { phone: site.phones[0], chat: shownNumber(chatNumbers.questions) })}</p>
      </section>
    </>
  );
}

const INVERTERS = Object.entries(wiring.inverters).flatMap(([volts, each]) =>
  each.map((watts) => ({ volts: Number(volts), watts })),
);
type Inverter = (typeof INVERTERS)[number];

export function WiringSizes() {
  const { title, rules, carries, carried, table } = fitABattery.sizes;
  const { fuseTimes, mostDropPercent: mostDrop, copper, metres } = wiring;
  const { efficiency } = backup.losses.estimate;
  return (
    <GuideSection id="sizes" title={title}>
      <StackedTable
        label={table.title}
        head={[table.inverter, table.amps, table.fuse, ...metres.map((length) => noBreak(fill(table.cable, { metres: length })))]}
        rows={INVERTERS.map((inverter) => {
          const { amps, fuses, cables } = sizeWiring(inverter, metres);
          return [
            nameOf(inverter),
            Math.round(amps),
            fuses.join(table.or) || table.none,
            ...cables.map((cable) => cable ?? table.none),
          ];
        })}
      />
      <TextList
        className="mt-6 print:mt-2"
        items={[
          ...INVERTERS.flatMap(overLimit),
          ...rules.map((rule) => fill(rule, { efficiency, fuseTimes, mostDrop, copper })),
          fill(carries, {
            sizes: Object.entries(wiring.carries)
              .map(([squareMillimetres, amps]) => fill(carried, { squareMillimetres, amps }))
              .join(', '),
          }),
        ]}
      />
    </GuideSection>
  );
}

/** An inverter by its label: `48V 5,000 W` */
function nameOf(inverter: Inverter) {
  return fill(fitABattery.sizes.table.of, inverter);
}

/** What to do with an inverter that draws more than one of our packs of its voltage gives. */
function overLimit(inverter: Inverter) {
  const { volts } = inverter;
  const limits = getPacks().flatMap((pack) => (pack.systemVolts === volts ? pack.currentLimitAmps : []));
  const most = Math.max(0, ...limits);
  if (most === 0 || sizeWiring(inverter, []).amps <= most) return [];
  return [fill(fitABattery.sizes.table.overLimit, { inverter: nameOf(inverter), ...limitInWatts(most, volts) })];
}
