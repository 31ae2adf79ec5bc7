import { about } from '@/content/pages/about';
import { getPagePicture } from '@/lib/pictures/pictures';
import { Links } from '../ui/links';
import { Picture } from '../ui/picture';

export function Story() {
  const { title, paragraphs, links } = about.story;
  return (
    <section aria-labelledby="story" className="site-width band grid items-start gap-8 lg:grid-cols-12">
      <Picture
        source={getPagePicture(about.story)}
        sizes="(min-width: 64rem) 560px, 92vw"
        className="aspect-4/3 rounded-surface lg:col-span-6 lg:col-start-7 lg:row-start-1"
      />
      <div className="grid max-w-measure gap-4 lg:col-span-6 lg:row-start-1 lg:pr-6">
        <h2 id="story" className="text-h2">
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Links links={links} />
      </div>
    </section>
  );
}
