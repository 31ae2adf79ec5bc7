import type { ReviewedPage, ReviewedSite } from './site';

interface PreviewsProps {
  page: ReviewedPage;
  site: Pick<ReviewedSite, 'origin' | 'icon'>;
}

/** Previews of a page as a Google result and of a link to it in WhatsApp and Facebook. */
export function Previews(props: PreviewsProps) {
  const figures = [
    ['Google, desktop', 'google w-158.5', <SearchResult key="desktop" {...props} title="truncate" description="line-clamp-2" />],
    [
      'Google, phone',
      'google w-94 rounded-2xl',
      <SearchResult key="phone" {...props} title="line-clamp-2" description="line-clamp-4" />,
    ],
    ['WhatsApp', 'whatsapp w-82.5', <LinkCard key="whatsapp" {...props} description="line-clamp-2" />],
    ['Facebook', 'facebook w-95', <LinkCard key="facebook" {...props} description="line-clamp-1" />],
  ] as const;
  return (
    <div className="flex flex-wrap items-start gap-5">
      {figures.map(([caption, classes, content]) => (
        <figure key={caption} className="max-w-full break-inside-avoid print:[print-color-adjust:exact]">
          <figcaption className="mb-1 text-sm text-muted">{caption}</figcaption>
          <div className={`max-w-full ${classes}`}>{content}</div>
        </figure>
      ))}
    </div>
  );
}

interface Cut {
  /** Classes that cut the text after as many lines as the service shows. */
  description: string;
}

function SearchResult({ page, site: { origin, icon }, ...cut }: PreviewsProps & Cut & { title: string }) {
  const { path, title, description, share } = page;
  return (
    <>
      <p className="site flex items-center gap-3">
        <span className="grid size-7 shrink-0 place-items-center rounded-full border" aria-hidden="true">
          {icon && <img src={icon} alt="" className="size-4.5" />}
        </span>
        <span className="min-w-0">
          {share.site}
          <small className="block truncate">{[new URL(origin).host, ...path.split('/').filter(Boolean)].join(' › ')}</small>
        </span>
      </p>
      <p className={`title ${cut.title}`}>{title.text}</p>
      <p className={cut.description}>{description.text}</p>
    </>
  );
}

function LinkCard({ page: { share, sharePicture: picture }, site: { origin }, ...cut }: PreviewsProps & Cut) {
  return (
    <div className="flex flex-col gap-1">
      {picture ? (
        <img
          src={picture.thumbnail}
          alt={`Share picture: ${share.alt}`}
          width={picture.width}
          height={picture.height}
          className="aspect-[1200/630] w-full object-cover"
        />
      ) : (
        <p className="grid aspect-[1200/630] place-items-center text-danger">No share picture</p>
      )}
      <p className="host">{new URL(origin).host}</p>
      <p className="title line-clamp-2">{share.title}</p>
      <p className={`description ${cut.description}`}>{share.description}</p>
    </div>
  );
}
