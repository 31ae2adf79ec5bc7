import { backup } from '@/content/advice/backup';
import { lithiumOrTubular } from '@/content/advice/lithium-or-tubular';
import { fill } from '@/lib/format/fill';
import { routes } from '@/content/routes';
import { GuideActions } from './guide-actions';
import { GuideSection, Points } from './guide-section';

/** When each of the two is the better choice, with links to ask us and to send the page on. */
export function WhichOneWins() {
  const { tubularWins, lithiumWins, send, chat } = lithiumOrTubular;
  const given = {
    lithium: Math.round(backup.givenBack.lithium * 100),
    tubular: Math.round(backup.givenBack.tubular * 100),
  };
  return (
    <GuideSection id="tubular-wins" title={tubularWins.title}>
      <div className="grid gap-8 lg:grid-cols-2 print:gap-2">
        <Points items={tubularWins.items} />
        <section aria-labelledby="lithium-wins">
          <h3 id="lithium-wins" className="mb-4 text-h4">
            {lithiumWins.title}
          </h3>
          <Points items={lithiumWins.items.map((item) => fill(item, given))} />
        </section>
      </div>
      <GuideActions path={routes.lithiumOrTubular} chat={chat} send={send} />
    </GuideSection>
  );
}
