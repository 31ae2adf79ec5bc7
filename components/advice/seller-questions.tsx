import { sellerQuestions } from '@/content/advice/seller-questions';
import { productPage } from '@/content/shop/product-page';
import { questionsLink } from '@/lib/advice/seller-questions';
import { ChatLink } from '../ui/chat-link';
import { PrintButton } from '../ui/print-button';
import { GuideSection } from './guide-section';

/** The questions for any seller: as a chat without a number, as a text to copy, and to print. */
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
      <div className="mt-6 flex flex-wrap items-end gap-3 print:hidden">
        <ChatLink href={questionsLink()}>{send.button}</ChatLink>
        <PrintButton label={productPage.print} />
      </div>
    </GuideSection>
  );
}
