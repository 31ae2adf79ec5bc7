import type { ReactNode } from 'react';
import { guideBreadcrumbs } from '@/lib/seo/breadcrumb';
import { breadcrumbData } from '@/lib/seo/page-data';
import { PageHeading } from '../sections/page-heading';
import { StructuredData } from '../seo/structured-data';
import { Breadcrumb } from '../ui/breadcrumb';

export interface GuidePageProps {
  path: string;
  label: string;
  hero: { title: string; lead: string };
  children: ReactNode;
}

/** A page below home: breadcrumbs, heading and what it explains. */
export function GuidePage({ path, label, hero, children }: GuidePageProps) {
  const breadcrumbs = guideBreadcrumbs();
  return (
    <>
      <Breadcrumb breadcrumbs={breadcrumbs} here={label} />
      <PageHeading {...hero} />
      <div className="site-width pb-16">{children}</div>
      <StructuredData things={[breadcrumbData([...breadcrumbs, { label, href: path }])]} />
    </>
  );
}
