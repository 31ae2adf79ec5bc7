import { readEntry } from '@/lib/backup/entry';
import { backupChatMessage } from '@/lib/backup/chat-message';
import { hoursRange } from '@/lib/backup/hours-words';
import { describeLoads } from '@/lib/backup/loads';
import { fill } from '@/lib/fill';
import { groupThousands } from '@/lib/price';
import { buildWhatsAppLink, fitMessage } from '@/lib/whatsapp';
import { controlClass } from '../ui/button';
import { ChatLink } from '../ui/chat-link';
import type { AnswerPart } from './answer';

/** The one green button: it orders the pack, or asks where there is none. Beside a refusal, the way to the next voltage. */
export function AnswerChat(part: AnswerPart) {
  const { answer, onChange, words, chats } = part;
  const order = answer.kind === 'pack' ? answer.suggestion : null;
  const next = answer.kind === 'refused' ? answer.nextVolts : null;
  return (
    <div className="grid grid-cols-1 gap-3">
      <ChatLink href={buildWhatsAppLink(order ? chats.orders : chats.questions, fitMessage(writeMessage(part)))}>
        {order
          ? fill(words.answer.order, {
              pack:
                order.count > 1
                  ? fill(words.answer.several, { count: order.count, pack: order.pack.shortName })
                  : order.pack.shortName,
            })
          : words.answer.ask}
      </ChatLink>
      {next !== null && (
        <button type="button" className={controlClass('outline-on-ink')} onClick={() => onChange(() => ({ volts: next }))}>
          {fill(words.answer.seeNext, { volts: next })}
        </button>
      )}
    </div>
  );
}

function writeMessage({ answer, question, state, words, hoursWords, figures }: AnswerPart): string {
  const other = readEntry(state, 'otherWatts', figures).value;
  const loads = [
    describeLoads(state.counts, figures.loads),
    other ? fill(words.message.other, { watts: groupThousands(other) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
  return backupChatMessage(
    {
      loads,
      watts: Math.round(question.load.watts),
      hours: String(question.hours),
      volts: state.volts === null ? words.form.unknownVolts : `${state.volts}V`,
      order:
        answer.kind === 'pack'
          ? {
              name: answer.suggestion.pack.name,
              count: answer.suggestion.count,
              estimate: hoursRange(answer.suggestion.run.hours, hoursWords),
            }
          : undefined,
      refusedAt: answer.kind === 'refused' ? answer.pack.systemVolts : undefined,
    },
    words.message,
  );
}
