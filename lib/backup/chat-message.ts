import { fill } from '../fill';
import { orderMessage } from '../whatsapp';

/** The words of the draft; the braces of each are filled in. */
export interface BackupMessageWords {
  question: string;
  several: string;
  load: string;
  loadValue: string;
  hours: string;
  volts: string;
  estimate: string;
  joined: string;
  refused: string;
}

export interface BackupMessage {
  /** "2 fans, 4 lights, router" */
  loads: string;
  watts: number;
  hours: string;
  volts: string;
  /** What is ordered. Without it the message asks which battery is needed. */
  order?: { name: string; count: number; estimate: string };
  /** The voltage at which the current is too high. */
  refusedAt?: number;
}

/** The draft of the chat that the calculator opens: an order or a question, then what was entered, a line each. */
export function backupChatMessage(
  { loads, watts, hours, volts, order, refusedAt }: BackupMessage,
  words: BackupMessageWords,
): string {
  const several = order && order.count > 1;
  const item = order && (several ? fill(words.several, { count: order.count, pack: order.name }) : order.name);
  return [
    item ? orderMessage(item) : words.question,
    `${words.load}: ${fill(words.loadValue, { loads, watts })}`,
    `${words.hours}: ${hours}`,
    `${words.volts}: ${volts}`,
    order && `${words.estimate}: ${order.estimate}`,
    several && fill(words.joined, { count: order.count }),
    refusedAt && fill(words.refused, { volts: refusedAt }),
  ]
    .filter((line) => !!line)
    .join('\n');
}
