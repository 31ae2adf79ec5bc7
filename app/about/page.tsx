import { AboutSeller, Principles } from '@/components/pages/about-bands';
import { ClosingCall } from '@/components/pages/closing-call';
import { about } from '@/content/pages/about';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.about);

export default function AboutPage() {
  return (
    <>
      <AboutSeller />
      <Principles />
      <ClosingCall {...about.closing} />
    </>
  );
}
