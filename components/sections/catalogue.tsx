import { cataloguePage } from '@/content/catalogue-page';
import { catalogueBreadcrumbs } from '@/lib/breadcrumb';
import { getCataloguePages, getProducts } from '@/lib/catalogue';
import { filterLabels } from '@/lib/catalogue-copy';
import { fill } from '@/lib/fill';
import { cataloguePagePath } from '@/lib/catalogue-pages';
import { catalogueData } from '@/lib/seo/catalogue-data';
import { breadcrumbData } from '@/lib/seo/page-data';
import { PackComparison } from '../catalogue/pack-comparison';
import { PagedGrid } from '../catalogue/paged-grid';
import { WholeGrid } from '../catalogue/whole-grid';
import { StructuredData } from '../seo/structured-data';
import { PageHeading } from './page-heading';

/** The catalogue, or where it is too large for one page, one page of it. */
export function Catalogue({ page }: { page: number }) {
  const { title, lead, pages } = cataloguePage;
  const heading = page === 1 ? title : fill(pages.heading, { title, page, pages: getCataloguePages().length });
  const breadcrumbs =
    page === 1
      ? catalogueBreadcrumbs()
      : [...catalogueBreadcrumbs(), { label: fill(pages.name, { page }), href: cataloguePagePath(page) }];
  return (
    <>
      <PageHeading title={heading} lead={lead} />
      <div className="site-width pb-16">
        <h2 className="sr-only">{filterLabels.filter}</h2>
        {getCataloguePages().length > 1 ? <PagedGrid page={page} /> : <WholeGrid />}
        {page === 1 && <PackComparison />}
      </div>
      {/* A list of nothing is no list. */}
      <StructuredData
        things={[breadcrumbData(breadcrumbs), ...(getProducts().length > 0 ? [catalogueData(getProducts(), page)] : [])]}
      />
    </>
  );
}
