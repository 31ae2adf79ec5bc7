import { cataloguePage } from '@/content/shop/catalogue-page';
import { filterWords } from '@/content/shop/catalogue-words';
import type { CategoryLevel } from '@/content/types';
import { questionChatUrl, orderMessage } from '@/lib/enquiry/whatsapp';
import { fill } from '@/lib/format/texts';
import { breadcrumbData, catalogueBreadcrumbs } from '@/lib/seo/breadcrumb-data';
import { catalogueData } from '@/lib/seo/catalogue-data';
import { allCataloguePages, allCategories, allProducts, categoryNames } from '@/lib/shop/catalogue';
import { matchesSelection } from '@/lib/shop/catalogue-filter';
import type { CataloguePage } from '@/lib/shop/catalogue-pages';
import type { Product } from '@/lib/shop/product';
import { StructuredData } from '../seo/structured-data';
import { CatalogueBrowser } from '../shop/catalogue-browser';
import { PagedCatalogue } from '../shop/paged-catalogue';
import { ProductCard, SIZES_BESIDE_FILTER } from '../shop/product-card';
import { ChatLink } from '../ui/external-link';
import { Icon } from '../ui/icon';
import { PageHeading } from '../ui/page-heading';
import { toShownProduct, notesOnPacks } from './to-shown-product';

/** The catalogue, or one of its pages if it is too large for one. */
export function CatalogueView({ page }: { page: CataloguePage }) {
  const { path, chosen, number, pages, total } = page;
  const title = chosen.at(-1)?.label ?? cataloguePage.title;
  const heading = number === 1 ? title : fill(cataloguePage.pages.heading, { title, page: number, pages });
  const here = number === 1 ? [] : [{ label: fill(cataloguePage.pages.name, { page: number }), href: path }];
  const filter = { categories: filterOptions(), emptyChat: chatFor(chosen.at(-1)?.label ?? cataloguePage.empty.chatTopic) };
  return (
    <>
      <PageHeading title={heading} lead={cataloguePage.lead} />
      {/* Keeps focused elements clear of the filter, which sticks below the header on narrow screens. */}
      <div className="site-width pb-16 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-6 max-lg:not-short:[&>:last-child_:is(a,button)]:scroll-mt-32">
        <h2 className="sr-only">{filterWords.categories}</h2>
        {allCataloguePages.length > 1 ? (
          <PagedCatalogue {...filter} page={page} products={page.products.map(toShownProduct)} />
        ) : (
          <CatalogueBrowser {...filter} groups={cardGroups(page.products)} onRequest={<OnRequest />} />
        )}
      </div>
      {/* An empty category has no item list. */}
      <StructuredData
        things={[breadcrumbData([...catalogueBreadcrumbs, ...chosen, ...here]), ...(total > 0 ? [catalogueData(page)] : [])]}
      />
    </>
  );
}

const chatFor = (topic: string) => questionChatUrl(orderMessage(topic));

function OnRequest() {
  const { title, text, chatButton, chatTopic } = cataloguePage.onRequest;
  return (
    <section aria-labelledby="on-request" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y py-4">
      <div>
        <h2 id="on-request" className="text-h4">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      <ChatLink href={chatFor(chatTopic)}>{chatButton}</ChatLink>
    </section>
  );
}

function cardGroups(shown: readonly Product[]) {
  const keyOf = ({ category, subcategory }: Product) => subcategory ?? category;
  const keys = [...new Set(shown.map(keyOf))];
  return keys.map((key, at) => {
    const products = shown.filter((product) => keyOf(product) === key);
    const items = products.map((product, index) => ({
      id: product.id,
      category: product.category,
      subcategory: product.subcategory,
      card: <ProductCard product={toShownProduct(product)} sizes={SIZES_BESIDE_FILTER} priority={at === 0 && index === 0} />,
    }));
    const title = cataloguePage.groups[key] ?? products.flatMap(categoryNames).at(-1) ?? key;
    return { title, notes: notesOnPacks(products), items };
  });
}

function filterOptions() {
  return allCategories.map(({ subCategories, ...category }) => ({
    ...filterOption(category, category.id),
    subCategories: subCategories?.map((sub) => filterOption(sub, category.id, sub.id)),
  }));
}

function filterOption({ id, name, icon }: CategoryLevel, category: string, subcategory?: string) {
  const count = allProducts.filter((product) => matchesSelection(product, { category, subcategory })).length;
  return { id, name, icon: <Icon name={icon} />, count, chat: count === 0 ? chatFor(name) : undefined };
}
