import { sellerQuestions } from '@/content/advice/seller-questions';
import { questionsLink } from '@/lib/advice/seller-questions';
import { ChatLink } from '../ui/chat-link';
import { GuideSection } from './guide-section';

/** The questions for any seller: as a chat without a number, and as a text to copy. */
export function SellerQuestions() {
  const { title, lead, items, send } = sellerQuestions;
  return (
    <GuideSection id="questions" title={title} lead={lead}>
      <ol className="grid max-w-measure list-decimal gap-2 pl-6 select-all marker:font-bold print:gap-0">
        {items.map((question) => (
          <li key={question} className="pl-2">
            {question}
          </li>
        ))}
      </ol>
      <ChatLink href={questionsLink()} className="mt-6">
        {send.button}
      </ChatLink>
    </GuideSection>
  );
}
