import { notFound } from 'next/navigation';
import { Finder } from '@/components/advice/finder';
import { GuideFrame } from '@/components/advice/guide';
import { calculatorPage } from '@/content/advice/backup-calculator';
import { routes } from '@/content/routes';
import { listHouseholdAnswers } from '@/lib/advice/household-answers';
import { listHouseholds } from '@/lib/advice/loads';
import { getPacks } from '@/lib/advice/packs';
import { householdPath } from '@/lib/paths';
import { householdMetadata } from '@/lib/seo/metadata';

interface HouseholdPageProps {
  params: Promise<{ household: string }>;
}

export const dynamicParams = false;

/** A page for each household, so that a link to it can have a share picture of its answer. */
export function generateStaticParams() {
  return listHouseholdAnswers().map(({ id }) => ({ household: id }));
}

async function findHousehold(params: HouseholdPageProps['params']) {
  const { household } = await params;
  return listHouseholdAnswers().find(({ id }) => id === household) ?? notFound();
}

export async function generateMetadata({ params }: HouseholdPageProps) {
  return householdMetadata(await findHousehold(params));
}

export default async function HouseholdPage({ params }: HouseholdPageProps) {
  const { id, name } = await findHousehold(params);
  const hero = { title: name, lead: calculatorPage.householdLead };
  const above = [{ label: calculatorPage.hero.title, href: routes.backupCalculator }];
  return (
    <GuideFrame path={householdPath(id)} above={above} hero={hero}>
      <div className="on-ink panel">
        <Finder packs={getPacks()} households={listHouseholds()} household={id} />
      </div>
    </GuideFrame>
  );
}
