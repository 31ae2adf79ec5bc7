'use client';

import type { ReactNode } from 'react';
import { answerWords } from '@/content/advice/answer-words';
import { questionWords } from '@/content/advice/battery-finder';
import type { Answer } from '@/lib/advice/answer';
import { questionChatUrl, orderChatUrl } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { ShareButton } from '../enquiry/share-button';
import { ChatLink, ExternalLink } from '../ui/external-link';
import { useFormStore } from '../ui/form/answered-form';
import { HoursScale } from './hours-scale';

interface AnswerPanelProps {
  answer: Answer;
  /** The path and query to send to someone. */
  path: string;
  /** Replaces the chat where scripts are off, since the answer then can't follow the choices in the address. */
  withoutScripts?: ReactNode;
  /** Stands beside "Send to family", unless another voltage is offered there. */
  ownLoadsLink?: ReactNode;
}

/**
 * An answer: hours with their scale, pack and price, a chat, a link to send, and below them what to mind. A button takes its place
 * where the form was changed before the answer could follow.
 */
export function AnswerPanel({ answer, path, withoutScripts, ownLoadsLink }: AnswerPanelProps) {
  const store = useFormStore();
  const { kind, headline, hours, scaleMark, packWords, price, voltsNote, warnings, nextVolts, chat, share } = answer;
  return (
    <div className="grid *:[grid-area:1/1]">
      <div className="grid content-start gap-3 unread:invisible outdated:invisible">
        {/* Screen readers announce an <output> whenever it changes. */}
        <output className="grid content-start gap-2">
          <AnswerFigure key={kind} {...headline} isFigure={hours !== undefined} />
          {hours && scaleMark && <HoursScale hours={hours} mark={scaleMark} />}
          {packWords && (
            <span className="flex flex-wrap items-baseline gap-x-3 font-bold">
              <span translate="no">{packWords}</span> <span className="font-heading text-h3 tabular">{price}</span>
            </span>
          )}
          {voltsNote && <span>{voltsNote}</span>}
        </output>
        <AnswerChat {...chat} className={withoutScripts ? 'needs-scripts' : ''} />
        {withoutScripts && <noscript>{withoutScripts}</noscript>}
        <div className="flex flex-wrap gap-x-6">
          {/* A new answer gets a new button, without the note that the previous answer was copied. */}
          <ShareButton key={share + path} label={answerWords.send} text={share} path={path} />
          {nextVolts === undefined ? (
            ownLoadsLink
          ) : (
            <button
              type="button"
              onClick={({ currentTarget: { form } }) => {
                store.change(() => ({ volts: String(nextVolts) }));
                // The button disappears, so the focus moves to the voltage that it chose.
                form?.querySelector<HTMLInputElement>(`[name=volts][value='${nextVolts}']`)?.focus({ preventScroll: true });
              }}
              className="needs-scripts link"
            >
              {fill(answerWords.seeNext, { volts: nextVolts })}
            </button>
          )}
        </div>
        <div role="status">
          {warnings.length > 0 && (
            <ul role="list" className="grid gap-1 caution text-sm">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
      <WaitingSign />
      <SeeAnswer className="hidden self-center unread:hidden outdated:flex" />
    </div>
  );
}

/** The figure of an answer with what stands above and below it; words in place of a figure are smaller. */
export function AnswerFigure({ about, figure, below, isFigure }: Partial<Answer['headline']> & { isFigure: boolean }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 print:block">
      {about && <span>{about} </span>}
      <span
        className={`font-heading print:text-base ${isFigure ? 'text-[min(2.5rem,11.2vw)]/[1.05] text-lit' : 'text-h4 text-balance'}`}
      >
        {figure}
      </span>{' '}
      <span className="w-full text-muted tabular">{below}</span>
    </span>
  );
}

/** Replaces the prerendered answer until scripts have read the choices in the address. */
export function WaitingSign({ className = '' }: { className?: string }) {
  return (
    <p className={`hidden self-center text-center unread:block ${className}`}>
      {questionWords.working} <ExternalLink href={questionChatUrl()}>{answerWords.ask}</ExternalLink>
    </p>
  );
}

export function SeeAnswer({ className }: { className: string }) {
  return (
    <button type="submit" className={`control control-volt ${className}`}>
      {questionWords.see}
    </button>
  );
}

export function AnswerChat({ isOrder, label, message, className }: Answer['chat'] & { className?: string }) {
  return (
    <ChatLink href={(isOrder ? orderChatUrl : questionChatUrl)(message)} className={className}>
      {label}
    </ChatLink>
  );
}
