import { productWords } from '@/content/shop/catalogue-words';
import type { CardProduct } from '@/lib/shop/product';
import { ChatLink, type ChatLinkProps } from '../ui/chat-link';

export interface OrderLinkProps extends Partial<Omit<ChatLinkProps, 'href'>> {
  product: Pick<CardProduct, 'orderLink' | 'soldOut'>;
  label?: string;
}

/** Orders a product; of one that is out of stock it asks when it is back. Its children follow the label. */
export function OrderLink({ product: { orderLink, soldOut }, label = productWords.order, children, ...rest }: OrderLinkProps) {
  return (
    <ChatLink href={orderLink} {...rest}>
      {soldOut ? productWords.askWhenBack : label}
      {children}
    </ChatLink>
  );
}
