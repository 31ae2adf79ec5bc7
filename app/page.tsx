import { BackupEntry } from '@/components/sections/backup-entry';
import { FeaturedProducts } from '@/components/sections/featured-products';
import { ClosingCall } from '@/components/sections/closing-call';
import { Faq } from '@/components/sections/faq';
import { HomeHero } from '@/components/sections/home-hero';
import { Services } from '@/components/sections/services';
import { StructuredData } from '@/components/seo/structured-data';
import { faq } from '@/content/faq';
import { home } from '@/content/home';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { organisationData, websiteData } from '@/lib/seo/organisation-data';
import { faqData } from '@/lib/seo/page-data';

export const metadata = pageMetadata(paths.home);

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <BackupEntry />
      <Services />
      <FeaturedProducts />
      <Faq />
      <ClosingCall {...home.closing} />
      <StructuredData things={[organisationData(), websiteData(), faqData(faq)]} />
    </>
  );
}
