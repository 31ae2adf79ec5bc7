import type { ReactNode } from 'react';
import { readoutWords as words } from '@/content/advice/battery-finder';
import { readoutInWords, type Readout, type ReadoutPack, type ReadoutQuestion } from '@/lib/advice/readout';
import { askChat, orderChat } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { ShareButton } from '../enquiry/share-button';
import { ChatLink } from '../ui/chat-link';
import { Hours } from '../ui/hours';

/** Where the bar may end, in hours. */
const SCALES = [12, 24] as const;

export interface ReadoutPanelProps extends ReadoutQuestion {
  readout: Readout;
  packs: readonly ReadoutPack[];
  /** The chat's draft message. */
  message: string;
  /** The path and query to send to someone. */
  path: string;
  /** The page's heading: loads that it names are not named again. */
  heading?: string;
  /** Stands beside "Send to family". */
  children?: ReactNode;
}

/** The answer in short, of the same height for each choice: hours with their bar, pack and price, a chat and a link to send. */
export function ReadoutPanel({ readout, packs, message, path, heading, children, ...question }: ReadoutPanelProps) {
  const { hours, isOrder, pack, price, notes, button, share } = readoutInWords(readout, packs, question);
  return (
    <div className="grid content-start gap-3">
      {/* Screen readers announce an <output> whenever it changes. */}
      <output className="grid gap-2">
        {question.loads !== heading && (
          <span className="flex min-h-[3.1em] items-end font-bold lg:min-h-0">{question.loads}</span>
        )}
        {/* As high as two lines of large figures. */}
        <span className="grid min-h-[5.75rem] content-start font-heading text-h3 text-balance">
          {isOrder ? (
            <span className="text-[2.5rem]/[1.05] text-display">
              <Hours rangeClass="text-h4">{hours}</Hours>
            </span>
          ) : (
            hours
          )}
        </span>
        <HoursBar range={readout && 'range' in readout ? readout.range : null} asked={question.hours} />
        <span className="flex min-h-[1.25em] flex-wrap justify-between gap-x-4 font-heading text-lead leading-[1.25] sm:text-h4">
          <span>{pack}</span> <span>{price}</span>
        </span>
        <span className="grid min-h-[3em] content-start text-sm">
          {notes.map((note) => (
            <span key={note} className="caution">
              {note}
            </span>
          ))}
        </span>
      </output>
      <ChatLink href={(isOrder ? orderChat : askChat)(message)}>{button}</ChatLink>
      <div className={`grid gap-3 ${children ? 'grid-cols-2' : ''}`}>
        <ShareButton label={words.send} text={share} path={path} />
        {children}
      </div>
    </div>
  );
}

/** Bright up to the careful hours, dimmer up to the estimate and the best; a mark at the hours asked for. */
function HoursBar({ range, asked }: { range: readonly [number, number, number] | null; asked: number }) {
  const [careful, estimate, best] = range ?? [0, 0, 0];
  const scale = best > SCALES[0] ? SCALES[1] : SCALES[0];
  const at = (hours: number) => Math.min(100, (hours / scale) * 100);
  const legend = range && estimate < asked ? words.just : words.asked;
  return (
    <span className="tabular flex flex-wrap justify-between text-sm text-muted-on-ink">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="mb-1 h-3 w-full fill-display">
        <rect y={2} width={100} height={4} className="fill-ink-line" />
        <rect y={2} width={at(best)} height={4} opacity={0.35} />
        <rect y={2} width={at(estimate)} height={4} opacity={0.5} />
        <rect y={2} width={at(careful)} height={4} />
        <rect x={Math.min(99.2, at(asked))} width={0.8} height={8} className="fill-paper" />
      </svg>
      <span>{fill(legend, { hours: asked })}</span> <span aria-hidden="true">{fill(words.scale, { hours: scale })}</span>
    </span>
  );
}
