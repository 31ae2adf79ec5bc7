import { sellerQuestions } from '@/content/advice/seller-questions';
import { questionsLink } from '@/lib/advice/seller-questions';
import { ChatLink } from '../ui/chat-link';
import { GuideSection, Points } from './guide-section';

/** The questions for any seller: as a chat without a number, and as a text to copy. */
export function SellerQuestions() {
  const { title, lead, items, send } = sellerQuestions;
  return (
    <GuideSection id="questions" title={title} lead={lead}>
      <Points as="ol" items={items} className="select-all" />
      <ChatLink href={questionsLink()} className="mt-6">
        {send.button}
      </ChatLink>
    </GuideSection>
  );
}
