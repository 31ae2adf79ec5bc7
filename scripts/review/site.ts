/** What the review knows of a page. */
export interface ReviewedPage extends PageSource {
  path: string;
  lastModified: string | null;
  sharePicture: SharePicture | null;
  /** Other pages, by path. */
  linksIn: string[];
  linksOut: string[];
}

export interface ReviewedSite {
  origin: string;
  pages: ReviewedPage[];
  /** Paths that the sitemap names and the export lacks, and the other way round. */
  missing: string[];
  unlisted: string[];
}

/** What a crawler that runs no scripts finds in a page's HTML. */
export interface PageSource {
  url: string;
  title: MeasuredText;
  description: MeasuredText;
  canonical: string | null;
  robots: string | null;
  share: Record<'title' | 'description' | 'site' | 'url' | 'image' | 'alt' | 'twitterImage', string | null>;
  structuredData: { types: string[]; errors: string[] };
  headings: { level: number; text: string }[];
  pictures: { src: string; alt: string | null }[];
  ids: string[];
  links: PageLink[];
}

export interface MeasuredText {
  text: string;
  characters: number;
  /** As Google sets it on desktop. */
  pixels: number;
}

/** A link within the site. */
export interface PageLink {
  href: string;
  /** null when it is no address. */
  path: string | null;
  /** The part after `#`; null when it can't be read. */
  hash: string | null;
  text: string;
  broken?: boolean;
}

export interface SharePicture {
  width: number;
  height: number;
  format: string;
  bytes: number;
  /** A data address. */
  thumbnail: string;
}

export interface Problem {
  path: string;
  rule: string;
  message: string;
  /** Worth a look, but breaks no rule. */
  hint: boolean;
}
