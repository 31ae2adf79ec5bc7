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
      {/* On phones the figures, which nothing leads to, give way to the question and the prices. */}
      <div className="flex flex-col">
        <HomeHero />
        <HomeFigures />
        <HomeFinder />
        <Services />
        <FeaturedProducts />
      </div>
      <TubularBand />
      <Faq />
      <ClosingCall {...home.closing} />
      <StructuredData things={[organisationData(), websiteData()]} />
    </>
  );
}
