import { about } from '@/content/pages/about';
import { NoBreak } from '../ui/no-break';

export function MissionAndVision() {
  return (
    <div className="site-width grid grid-cols-1 gap-4 md:grid-cols-2">
      <StatementCard {...about.mission} dark />
      <StatementCard {...about.vision} />
    </div>
  );
}

function StatementCard({ title, text, dark = false }: { title: string; text: string; dark?: boolean }) {
  return (
    <section className={`panel ${dark ? 'on-ink' : 'card'}`}>
      <h2 className="text-h4">{title}</h2>
      <p className={`mt-3 text-h3 text-balance ${dark ? 'text-muted-on-ink' : ''}`}>
        <NoBreak>{text}</NoBreak>
      </p>
    </section>
  );
}
