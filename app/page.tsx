import { FeaturedProducts } from '@/components/sections/featured-products';
import { ClosingCall } from '@/components/sections/closing-call';
import { Faq } from '@/components/sections/faq';
import { HomeHero } from '@/components/sections/home-hero';
import { Services } from '@/components/sections/services';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/');

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <Services />
      <FeaturedProducts />
      <Faq />
      <ClosingCall />
    </>
  );
}
