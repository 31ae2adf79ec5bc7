import { hoursRange } from '@/lib/backup/hours-words';
import type { Answer, Question } from '@/lib/backup/recommend';
import { fill } from '@/lib/fill';
import type { CalculatorPart } from './calculator';

/** On phones, in reach while the loads are chosen: the answer in short, and the way to it. */
export function AnswerBar({ question, answer, words, hoursWords }: CalculatorPart & { question: Question; answer: Answer }) {
  const hours = answer.kind === 'pack' ? hoursRange(answer.suggestion.run.hours, hoursWords) : '';
  return (
    <a href="#answer" className="on-ink answer-bar">
      {question.load.watts > 0 && <span className="tabular font-bold">{fill(words.answer.watts, { watts: Math.round(question.load.watts) })}</span>}
      {hours && <span className="min-w-0 grow">{hours}</span>}
      <span className="ml-auto underline underline-offset-4">{words.answer.see}</span>
    </a>
  );
}
