import { ChatLink } from '../ui/chat-link';

/** What a form says where JavaScript is off: how it works then, and the way that always works. */
export function WithoutScriptsNote({ chatHref }: { chatHref: string }) {
  return (
    <noscript className="col-span-full">
      <div className="grid justify-items-start gap-3 rounded-surface border border-line bg-card p-4">
        <p>
          JavaScript is off in your browser. The form still reaches us by email; the page that follows only says OK. Or write to us
          in a chat:
        </p>
        <ChatLink href={chatHref}>Chat on WhatsApp</ChatLink>
      </div>
    </noscript>
  );
}
