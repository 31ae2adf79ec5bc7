import { fitABattery } from '@/content/advice/fit-a-battery';
import { GuideSection } from './guide-section';

const words = fitABattery.drawing;
const [TOP, BOTTOM] = [70, 138];
const LABELS = [
  ['battery', 43, 109],
  ['inverter', 299.5, 109],
  ['fuse', 132, 46],
  ['breaker', 212, 46],
] as const;
/** Where the numbers of `points` stand. */
const MARKS = [
  [97, 104],
  [174, 104],
  [226, 112],
] as const;

export function WiringDrawing() {
  const { title, alt, positive, negative, points } = words;
  return (
    <GuideSection id="drawing" title={title}>
      {/* At 320 px its letters are as large as small text; anywhere else they are larger. */}
      <svg viewBox="0 30 340 130" role="img" aria-label={alt} className="w-full max-w-form text-[15px] print:max-w-80">
        <path d={`M82 ${TOP}H262`} className="fill-none stroke-danger stroke-3" />
        <path d={`M82 ${BOTTOM}H262`} className="fill-none stroke-ink stroke-3" />
        {/* The gap of the open breaker. */}
        <path d={`M198 ${TOP}h24`} strokeWidth={5} className="stroke-paper" />
        <path d={`M196 ${TOP}l26 -14`} className="fill-none stroke-danger stroke-3" />
        <g className="fill-card stroke-ink stroke-2">
          <rect x="3" y="52" width="80" height="104" rx="4" />
          <rect x="262" y="52" width="75" height="104" rx="4" />
          <rect x="112" y={TOP - 9} width="40" height="18" rx="2" />
        </g>
        <path d={`M112 ${TOP}h40`} className="stroke-danger stroke-2" />
        <path d={`M97 ${TOP}V${BOTTOM}M174 ${TOP}V${BOTTOM}`} strokeDasharray="4 3" className="fill-none stroke-ink stroke-2" />
        <ellipse cx="226" cy={BOTTOM} rx="7" ry="13" className="fill-none stroke-ink stroke-2" />
        <g className="fill-ink font-bold" textAnchor="middle">
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
            <circle cx={x} cy={y} r="11" className="fill-ink" />
            <text x={x} y={y + 5} className="fill-paper font-bold">
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
