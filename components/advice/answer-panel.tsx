import type { ReactNode } from 'react';
import { answerWords } from '@/content/advice/answer';
import { formWords } from '@/content/advice/backup-calculator';
import type { Answer } from '@/lib/advice/answer';
import type { PackPictures } from '@/lib/advice/pack-pictures';
import { askChat, orderChat } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import { ShareButton } from '../enquiry/share-button';
import { Button } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import type { FormStore } from '../ui/form/form-store';
import { Picture } from '../ui/picture';
import { AnswerFigure, HoursScale } from './answer-figure';

export interface AnswerPanelProps {
  answer: Answer;
  pictures: PackPictures;
  /** The path and query to send to someone. */
  path: string;
  /** Of the form that is answered. */
  store: FormStore;
  /** Stands beside "Send to family", unless another voltage is offered. */
  children?: ReactNode;
}

/**
 * An answer, of nearly the same height for each choice: hours with their scale, pack and price, a chat and a link to send. A button
 * takes its place, in a grid of one cell, where the form was changed before the answer could follow.
 */
export function AnswerPanel({ answer, pictures, path, store, children }: AnswerPanelProps) {
  const { kind, packId = '', headline, hours, asked, pack, price, warnings, nextVolts, share } = answer;
  const picture = pack && pictures[packId];
  return (
    <>
      <div className="grid content-start gap-3 outdated:invisible">
        {/* Screen readers announce an <output> whenever it changes. */}
        <output className="grid min-h-69 content-start gap-2">
          <span className="grid min-h-24 content-start">
            <AnswerFigure key={kind} {...headline} isFigure={hours !== null} />
          </span>
          {hours && <HoursScale hours={hours} asked={asked} />}
          {pack && (
            <span className="flex min-h-12 items-center gap-3 text-lead/[1.25] font-bold">
              {picture && <Picture source={picture} sizes="64px" className="size-12 shrink-0 rounded-control" />}
              <span className="grid self-start">
                <span>{pack}</span> <span className="tabular">{price}</span>
              </span>
            </span>
          )}
          {warnings.length > 0 && (
            <span key={kind} className="grid gap-1 text-sm">
              {warnings.map((warning) => (
                <span key={warning} className="caution">
                  {warning}
                </span>
              ))}
            </span>
          )}
        </output>
        <AnswerChat answer={answer} />
        <div className="flex gap-3 *:flex-1">
          <ShareButton label={answerWords.send} text={share} path={path} />
          {nextVolts === null ? (
            children
          ) : (
            <Button
              variant="volt"
              onClick={() => store.change(() => ({ volts: String(nextVolts) }))}
              className="needs-scripts max-sm:px-2"
            >
              {fill(answerWords.seeNext, { volts: nextVolts })}
            </Button>
          )}
        </div>
      </div>
      <SeeAnswer className="hidden self-center outdated:flex" />
    </>
  );
}

export function SeeAnswer({ className }: { className: string }) {
  return (
    <Button type="submit" variant="volt" className={className}>
      {formWords.see}
    </Button>
  );
}

/** The chat that an answer leads to. */
export function AnswerChat({ answer: { chat } }: Pick<AnswerPanelProps, 'answer'>) {
  return <ChatLink href={(chat.isOrder ? orderChat : askChat)(chat.message)}>{chat.label}</ChatLink>;
}
