import { sellerQuestions } from '@/content/advice/seller-questions';
import { answerQuestions } from '@/lib/advice/seller-questions';
import { orderChat } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import type { SpecificationRow } from '@/lib/shop/attributes';
import type { Product } from '@/lib/shop/product';
import { SpecificationTable } from '../shop/specification-table';
import { ChatLink } from '../ui/chat-link';

/** Our own answers to the questions for any seller, then the questions that are still open and a chat for them. */
export function SellerAnswers({ product }: { product: Product }) {
  const { title, open, chatButton, chatMessage } = sellerQuestions.ours;
  const answers = answerQuestions(product);
  const rows = answers.flatMap(([question, answer]): SpecificationRow[] => (answer === undefined ? [] : [[question, answer]]));
  const unanswered = answers.flatMap(([question, answer]) => (answer === undefined ? question : []));
  return (
    <div className="mt-8 grid max-w-measure justify-items-start gap-4">
      {rows.length > 0 && <SpecificationTable parts={[{ title, rows }]} />}
      {unanswered.length > 0 && (
        <>
          <p className="font-bold">{open}</p>
          <ul className="w-full">
            {unanswered.map((question) => (
              <li key={question} className="border-b border-line py-2">
                {question}
              </li>
            ))}
          </ul>
          <ChatLink href={orderChat(fill(chatMessage, { item: product.name }))}>{chatButton}</ChatLink>
        </>
      )}
    </div>
  );
}
