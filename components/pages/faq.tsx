import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import type { FaqItem } from '@/content/types';
import { NoBreak } from '../ui/no-break';
import { Links } from '../ui/links';
import { Summary } from '../ui/summary';

/** Native <details>, which open without scripts. */
export function Faq() {
  return (
    <section aria-labelledby="faq" className="border-y border-line bg-card">
      <div className="site-width band grid gap-8 lg:grid-cols-12">
        <h2 id="faq" className="text-h2 lg:col-span-4">
          {home.faqTitle}
        </h2>
        <div className="lg:col-span-8">
          {(faq as readonly FaqItem[]).map(({ question, answer, link }) => (
            <details key={question} className="border-b border-line first:border-t">
              <Summary className="min-h-14 py-3">{question}</Summary>
              <div className="max-w-measure pb-6 text-muted">
                <p>
                  <NoBreak>{answer}</NoBreak>
                </p>
                {link && <Links links={[link]} />}
              </div>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
