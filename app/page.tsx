import { FeaturedProducts } from '@/components/pages/featured-products';
import { ClosingCall } from '@/components/pages/closing-call';
import { Faq } from '@/components/pages/faq';
import { HomeHero } from '@/components/pages/home-hero';
import { Services } from '@/components/pages/services';
import { TubularBand } from '@/components/pages/tubular-band';
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
      <Services />
      <FeaturedProducts />
      <TubularBand />
      <Faq />
      <ClosingCall {...home.closing} />
      <StructuredData things={[organisationData(), websiteData()]} />
    </>
  );
}
