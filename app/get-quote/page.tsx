import { EmailForm } from '@/components/enquiry/email-form';
import { QuoteHelp } from '@/components/pages/quote-help';
import { PageHeading } from '@/components/ui/page-heading';
import { quote, quotePageForm } from '@/content/enquiry/quote';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.getQuote);

export default function GetQuotePage() {
  return (
    <>
      <PageHeading {...quote.hero} />
      <div className="grid grid-cols-1 gap-8 site-width pb-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <EmailForm id="quote-page" texts={quotePageForm} messageRows={6} />
        </div>
        <div className="lg:col-span-5">
          <QuoteHelp />
        </div>
      </div>
    </>
  );
}
