import { hoursRange } from '@/lib/backup/hours-words';
import { fill } from '@/lib/fill';
import type { AnswerPart } from './answer';

/** On phones, in reach while the loads are chosen: the answer in short, and the way to it. */
export function AnswerBar({ answer, words, hoursWords }: AnswerPart) {
  const { see, refusedBar } = words.answer;
  return (
    <a href="#answer" className="on-ink answer-bar">
      {answer.kind === 'pack' && <span className="text-sm text-volt">{hoursRange(answer.suggestion.run.hours, hoursWords)}</span>}
      {answer.kind === 'refused' && (
        <span className="text-sm text-volt">{fill(refusedBar, { volts: answer.pack.systemVolts })}</span>
      )}
      <span className="ml-auto underline underline-offset-4">{see}</span>
    </a>
  );
}
