import { ContactCards, InstantSupport, QuickAnswers, WriteToUs, Facility } from '@/components/pages/contact-bands';
import { StructuredData } from '@/components/seo/structured-data';
import { PageHeading } from '@/components/ui/page-heading';
import { contact } from '@/content/pages/contact';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { storeData } from '@/lib/seo/organisation-data';

export const metadata = pageMetadata(routes.contact);

export default function ContactPage() {
  return (
    <>
      <PageHeading {...contact.hero} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 site-width pb-12 lg:grid-cols-12">
        <div className="lg:col-span-5 lg:col-start-8 lg:row-start-1">
          <InstantSupport />
        </div>
        <div className="lg:col-span-7 lg:row-start-1">
          <ContactCards />
        </div>
        <div className="lg:col-span-7">
          <WriteToUs />
        </div>
        <div className="lg:col-span-5">
          <QuickAnswers />
        </div>
        <div className="lg:col-span-12">
          <Facility />
        </div>
      </div>
      <StructuredData things={[storeData()]} />
    </>
  );
}
