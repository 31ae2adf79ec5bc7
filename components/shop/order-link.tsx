import { productWords } from '@/content/shop/catalogue-words';
import type { CardProduct } from '@/lib/shop/product';
import { ChatLink, type ExternalLinkProps } from '../ui/chat-link';

export interface OrderLinkProps extends Omit<ExternalLinkProps, 'href'> {
  product: Pick<CardProduct, 'orderLink' | 'soldOut'>;
}

/** Orders a product; of one that is out of stock it asks when it is back. */
export function OrderLink({ product: { orderLink, soldOut }, ...rest }: OrderLinkProps) {
  return (
    <ChatLink href={orderLink} {...rest}>
      {soldOut ? productWords.askWhenBack : productWords.order}
    </ChatLink>
  );
}
