import { ClosingCall } from '@/components/pages/closing-call';
import { FeaturedProducts, Faq, Services, TubularBand } from '@/components/pages/home-bands';
import { HomeFigures, HomeFinder, HomeHero } from '@/components/pages/home-hero';
import { StructuredData } from '@/components/seo/structured-data';
import { home } from '@/content/pages/home';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { organisationData, websiteData } from '@/lib/seo/organisation-data';

export const metadata = pageMetadata(routes.home);

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeFinder />
      <HomeFigures />
      <Services />
      <FeaturedProducts />
      <TubularBand />
      <Faq />
      <ClosingCall {...home.closing} />
      <StructuredData things={[organisationData(), websiteData()]} />
    </>
  );
}
