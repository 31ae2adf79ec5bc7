import { AboutSeller } from '@/components/pages/about-seller';
import { ClosingCall } from '@/components/pages/closing-call';
import { Principles } from '@/components/pages/principles';
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
