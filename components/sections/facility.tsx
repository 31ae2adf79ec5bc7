import { contact } from '@/content/contact';
import { getPicture } from '@/lib/pictures';
import { Picture } from '../ui/picture';

export function Facility() {
  const { title, text, picture, alt } = contact.facility;
  return (
    <section aria-labelledby="facility" className="overflow-hidden rounded-surface border border-line bg-card">
      <Picture source={getPicture(picture, alt)} sizes="(min-width: 64rem) 470px, 92vw" className="aspect-4/3" />
      <div className="p-5">
        <h2 id="facility" className="text-h4">
          {title}
        </h2>
        <p className="mt-1 text-muted">{text}</p>
      </div>
    </section>
  );
}
