import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { getPagePicture } from '@/lib/pictures/pictures';
import { Picture } from '../ui/picture';

export function Facility() {
  const { title, text } = contact.facility;
  const { street, city, country } = site.address;
  return (
    <section aria-labelledby="facility" className="grid overflow-hidden rounded-surface border bg-card md:grid-cols-12">
      <Picture
        source={getPagePicture(contact.facility)}
        sizes="(min-width: 75rem) 756px, (min-width: 64rem) 62vw, (min-width: 48rem) 54vw, 92vw"
        className="aspect-4/3 md:col-span-7 lg:col-span-8 lg:aspect-3/2"
      />
      <div className="self-center p-4 md:col-span-5 md:p-8 lg:col-span-4">
        <h2 id="facility" className="text-h3">
          {title}
        </h2>
        <address className="mt-4 border-t pt-4 not-italic">
          {street}, {city}, {country}
        </address>
        <p className="mt-2 text-muted">{text}</p>
      </div>
    </section>
  );
}
