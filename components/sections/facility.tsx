import { contact } from '@/content/contact';
import { getPicture } from '@/lib/pictures';
import { Picture } from '../ui/picture';

export function Facility() {
  const { title, text, picture, alt } = contact.facility;
  return (
    <section aria-labelledby="facility" className="grid overflow-hidden rounded-surface border border-line bg-card md:grid-cols-12">
      <Picture source={getPicture(picture, alt)} sizes="(min-width: 75rem) 756px, (min-width: 48rem) 62vw, 92vw" className="aspect-4/3 md:col-span-8 md:aspect-2/1" />
      <div className="self-end p-5 md:col-span-4 md:p-8">
        <h2 id="facility" className="text-h3">
          {title}
        </h2>
        <p className="mt-2 text-muted">{text}</p>
      </div>
    </section>
  );
}
