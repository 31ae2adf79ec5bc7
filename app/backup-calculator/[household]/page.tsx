import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { CalculatorPage } from '@/components/advice/calculator-page';
import { listHouseholdAnswers } from '@/lib/advice/household-answers';
import { householdMetadata } from '@/lib/seo/metadata';

interface HouseholdPageProps {
  params: Promise<{ household: string }>;
}

export const dynamicParams = false;

/** A page for each household of the finder, so that a link to it can have a share picture of its answer. */
export function generateStaticParams() {
  return listHouseholdAnswers().map(({ id }) => ({ household: id }));
}

async function findHousehold(params: HouseholdPageProps['params']) {
  const { household } = await params;
  return listHouseholdAnswers().find(({ id }) => id === household) ?? notFound();
}

export async function generateMetadata({ params }: HouseholdPageProps): Promise<Metadata> {
  return householdMetadata(await findHousehold(params));
}

export default async function HouseholdPage({ params }: HouseholdPageProps) {
  return <CalculatorPage household={await findHousehold(params)} />;
}
