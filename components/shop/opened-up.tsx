import { productPage } from '@/content/shop/product-page';
import type { OpenedProduct } from '@/content/types';
import { getPicture } from '@/lib/pictures/pictures';
import { Picture } from '../ui/picture';

/** What a pack is made of: a drawing with numbered parts, and their names. */
export function OpenedUp({ opened: { src, alt, parts } }: { opened: OpenedProduct }) {
  const { title, names } = productPage.opened;
  return (
    <section aria-labelledby="opened" className="border-b border-line bg-card print:hidden">
      <div className="site-width grid items-center gap-6 py-12 lg:grid-cols-[7fr_5fr]">
        <Picture
          source={getPicture(src, alt, 'product')}
          sizes="(min-width: 64rem) 672px, 92vw"
          className="aspect-4/3 rounded-surface"
        />
        <div className="max-lg:contents">
          <h2 id="opened" className="text-h2 max-lg:order-first">
            {title}
          </h2>
          <ol className="lg:mt-4">
            {parts.map((part, index) => (
              <li key={part} className="flex gap-4 border-t border-line py-2">
                <span className="w-5 font-heading text-h4">{index + 1}</span>
                <span className="self-center">{names[part]}</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
