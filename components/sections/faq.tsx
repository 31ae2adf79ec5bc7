import { faq } from '@/content/faq';
import { home } from '@/content/home';

/** Native disclosures: the answers are in the page and open without scripts. */
export function Faq() {
  return (
    <section aria-labelledby="faq" className="border-y border-line bg-card">
      <div className="site-width band grid gap-8 lg:grid-cols-12">
        <h2 id="faq" className="text-h2 lg:col-span-4">
          {home.faqTitle}
        </h2>
        <div className="lg:col-span-8">
          {faq.map(({ question, answer }) => (
            <details key={question} className="border-b border-line first:border-t">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-bold underline-offset-4 hover:underline">
                {question}
                <svg
                  viewBox="0 0 20 20"
                  aria-hidden="true"
                  className="size-5 shrink-0 fill-none stroke-current stroke-2 transition-transform details-open:rotate-180"
                >
                  <path d="M4 7l6 6 6-6" />
                </svg>
              </summary>
              <p className="max-w-measure pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
