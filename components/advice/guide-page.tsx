import type { ReactNode } from 'react';
import type { NavigationLink } from '@/content/types';
import { absoluteUrl } from '@/lib/seo/addresses';
import { guideBreadcrumbs } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/page-data';
import { SheetHead } from '../layout/specification-sheet';
import { PageHeading } from '../ui/page-heading';
import { StructuredData } from '../seo/structured-data';
import { Breadcrumb } from '../ui/breadcrumb';

export interface GuidePageProps {
  path: string;
  label: string;
  /** The pages above it, below home. */
  above?: readonly NavigationLink[];
  hero: { title: string; lead: string };
  children: ReactNode;
}

/** The frame of a guide: breadcrumbs, printed head, heading and structured data. */
export function GuidePage({ path, label, above = [], hero, children }: GuidePageProps) {
  const breadcrumbs = [...guideBreadcrumbs(), ...above];
  return (
    <>
      <Breadcrumb breadcrumbs={breadcrumbs} here={label} />
      <div className="sheet">
        <div className="site-width">
          <SheetHead title={absoluteUrl(path)} />
        </div>
        <PageHeading {...hero} />
        <div className="site-width pb-16 print:pb-0">{children}</div>
      </div>
      <StructuredData things={[breadcrumbData([...breadcrumbs, { label, href: path }])]} />
    </>
  );
}
