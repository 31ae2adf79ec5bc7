import { ChatLink } from '../ui/chat-link';

export interface WithoutScriptsNoteProps {
  words: { text: string; chatButton: string };
  chatHref: string;
}

/** What a form says where JavaScript is off: how it works then, and the way that always works. */
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
