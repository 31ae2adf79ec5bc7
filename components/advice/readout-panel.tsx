import type { ReactNode } from 'react';
import { readoutWords as words } from '@/content/advice/battery-finder';
import { readoutInWords, type Readout, type ReadoutPack, type ReadoutQuestion } from '@/lib/advice/readout';
import { askChat, orderChat } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { ShareButton } from '../enquiry/share-button';
import { ChatLink } from '../ui/chat-link';
import { Hours } from '../ui/hours';
import { HoursBar } from './hours-bar';

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
        {question.loads !== heading && <span className="flex min-h-12 items-end font-bold lg:min-h-0">{question.loads}</span>}
        {/* As high as two lines of large figures. */}
        <span className="grid min-h-[5.75rem] content-start font-heading text-h3 text-balance">
          {isOrder ? (
            <span className="flex flex-wrap items-baseline gap-x-2 text-[2.5rem]/[1.05] text-display">
              <Hours rangeClass="text-h4">{hours}</Hours>
            </span>
          ) : (
            hours
          )}
        </span>
        <ReadoutBar range={readout && 'range' in readout ? readout.range : null} asked={question.hours} />
        <span className="flex min-h-6 flex-wrap justify-between gap-x-4 font-heading text-lead/[1.25] sm:text-h4">
          <span>{pack}</span> <span>{price}</span>
        </span>
        <span className="grid min-h-11 content-start text-sm">
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

/** A bar of hours with its end, and a mark at the hours asked for. */
function ReadoutBar({ range, asked }: { range: readonly [number, number, number] | null; asked: number }) {
  const [careful, estimate, best] = range ?? [0, 0, 0];
  const scale = best > SCALES[0] ? SCALES[1] : SCALES[0];
  const legend = range && estimate < asked ? words.just : words.asked;
  return (
    <span className="tabular grid gap-1 text-sm text-muted-on-ink">
      <HoursBar hours={{ careful, estimate, best }} scale={scale} asked={asked} />
      <span className="flex justify-between">
        <span>{fill(legend, { hours: asked })}</span> <span aria-hidden="true">{fill(words.scale, { hours: scale })}</span>
      </span>
    </span>
  );
}
