import { sellerQuestions } from '@/content/advice/seller-questions';
import { answerQuestions } from '@/lib/advice/seller-questions';
import { orderChat } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/fill';
import type { Product } from '@/lib/shop/product';
import { SpecificationTable } from '../shop/specification-table';
import { ChatLink } from '../ui/chat-link';

/** The questions for any seller with our own answers, and a chat for those that are still open. */
export function SellerAnswers({ product }: { product: Product }) {
  const { title, missing, chatButton, chatMessage } = sellerQuestions.ours;
  const answers = answerQuestions(product);
  const open = answers.filter(([, answer]) => answer === undefined);
  return (
    <div className="mt-8 grid max-w-measure justify-items-start gap-4">
      <SpecificationTable parts={[{ title, rows: answers.map(([question, answer = missing]) => [question, answer]) }]} />
      {open.length > 0 && <ChatLink href={orderChat(fill(chatMessage, { item: product.name }))}>{chatButton}</ChatLink>}
    </div>
  );
}
