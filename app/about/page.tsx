import { AboutHero } from '@/components/sections/about-hero';
import { ClosingCall } from '@/components/sections/closing-call';
import { MissionAndVision } from '@/components/sections/mission-and-vision';
import { Pledges } from '@/components/sections/pledges';
import { Story } from '@/components/sections/story';
import { Values } from '@/components/sections/values';
import { about } from '@/content/about';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(paths.about);

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
