import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { NoBreak } from '../ui/no-break';
import { Links } from '../ui/links';
import { Section } from '../ui/section';
import { Summary } from '../ui/summary';

/** Native <details>, which open without scripts. */
export function Faq() {
  return (
    <div className="border-y bg-card">
      <Section
        id="faq"
        title={home.faqTitle}
        className="site-width band grid gap-8 lg:grid-cols-12"
        heading="text-h2 lg:col-span-4"
      >
        <div className="lg:col-span-8">
          {faq.map(({ question, answer, ...more }) => (
            <details key={question} className="border-b first:border-t">
              <Summary className="min-h-14 py-3">{question}</Summary>
              <div className="max-w-measure pb-6 text-muted">
                <p>
                  <NoBreak>{answer}</NoBreak>
                </p>
                {'link' in more && <Links links={[more.link]} />}
              </div>
            </details>
          ))}
        </div>
      </Section>
    </div>
  );
}
