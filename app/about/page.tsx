import { AboutHero } from '@/components/pages/about-hero';
import { ClosingCall } from '@/components/pages/closing-call';
import { MissionAndVision } from '@/components/pages/mission-and-vision';
import { Pledges } from '@/components/pages/pledges';
import { Story } from '@/components/pages/story';
import { Values } from '@/components/pages/values';
import { about } from '@/content/pages/about';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.about);

export default function AboutPage() {
  return (
    <>
      <AboutHero />
      <Story />
      <MissionAndVision />
      <Values />
      <Pledges />
      <ClosingCall {...about.closing} />
    </>
  );
}
