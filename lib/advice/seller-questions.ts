import { sellerQuestions } from '@/content/advice/seller-questions';
import { shareOnWhatsApp } from '../enquiry/whatsapp';

const { items, send } = sellerQuestions;

/** A chat without a number, so that the visitor sends the questions to any seller. */
export function questionsLink(): string {
  return shareOnWhatsApp([send.message, ...items.map((question, index) => `${index + 1}. ${question}`)].join('\n'));
}
