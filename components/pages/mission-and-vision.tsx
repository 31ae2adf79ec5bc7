import { about } from '@/content/pages/about';
import { NoBreak } from '../ui/no-break';

export function MissionAndVision() {
  return (
    <div className="site-width grid grid-cols-1 gap-4 md:grid-cols-2">
      <StatementCard {...about.mission} surface="on-ink" />
      <StatementCard {...about.vision} surface="card" />
    </div>
  );
}

function StatementCard({ title, text, surface }: { title: string; text: string; surface: 'on-ink' | 'card' }) {
  return (
    <section className={`panel ${surface}`}>
      <h2 className="text-h4">{title}</h2>
      <p className="mt-3 text-h3 text-balance">
        <NoBreak>{text}</NoBreak>
      </p>
    </section>
  );
}
