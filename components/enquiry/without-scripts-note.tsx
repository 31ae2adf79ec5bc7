import { ChatLink } from '../ui/chat-link';

export interface WithoutScriptsNoteProps {
  words: { text: string; chatButton: string };
  chatHref: string;
}

/** Shown where JavaScript is off: how the form works then, and a chat link that always works. */
export function WithoutScriptsNote({ words, chatHref }: WithoutScriptsNoteProps) {
  return (
    <noscript className="col-span-full">
      <div className="grid justify-items-start gap-3 rounded-surface border border-line bg-card p-4">
        <p>{words.text}</p>
        <ChatLink href={chatHref}>{words.chatButton}</ChatLink>
      </div>
    </noscript>
  );
}
