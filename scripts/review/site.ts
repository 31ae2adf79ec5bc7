export interface ReviewedPage extends PageSource {
  path: string;
  isIndexed: boolean;
  lastModified: string | null;
  sharePicture: SharePicture | null;
  /** Paths of other pages. */
  linksIn: string[];
  linksOut: string[];
}

export interface ReviewedSite {
  origin: string;
  /** Next's build id, which each page's `.txt` names; empty if there is none. */
  build: string;
  /** The icon beside results, as a `data:` address. */
  icon: string | null;
  /** The pages of the sitemap. */
  pages: ReviewedPage[];
  /** Pages that ask not to be indexed: those of households, which are shared in chats, of products no longer sold, and the 404. */
  shared: ReviewedPage[];
  /** Paths in the sitemap without a page in the export. */
  missing: string[];
  /** Paths of pages that are not in the sitemap. */
  unlisted: string[];
}

/** A page's HTML as a crawler that runs no scripts reads it. */
export interface PageSource {
  url: string;
  title: MeasuredText;
  description: MeasuredText;
  canonical: string | null;
  robots: string | null;
  share: Record<'title' | 'description' | 'site' | 'url' | 'image' | 'alt' | 'twitterImage', string | null>;
  structuredData: { things: LinkedData[]; errors: string[] };
  icon: string | null;
  headings: { level: number; text: string }[];
  pictures: { src: string; alt: string | null }[];
  ids: string[];
  links: PageLink[];
}

/** A thing of JSON-LD with its fields. */
export interface LinkedData {
  '@type'?: string | string[];
  [field: string]: unknown;
}

export interface MeasuredText {
  text: string;
  characters: number;
  /** Estimated width in a Google result on desktop. */
  pixels: number;
}

/** A link within the site. */
export interface PageLink {
  href: string;
  /** Decoded; null if `href` is not a valid address. */
  path: string | null;
  /** The part after `#`, decoded; null if that fails. */
  hash: string | null;
  text: string;
  broken?: boolean;
}

export interface SharePicture {
  width: number;
  height: number;
  format: string;
  bytes: number;
  /** A `data:` address. */
  thumbnail: string;
}

export interface Problem {
  path: string;
  rule: string;
  message: string;
  /** Worth a look, but breaks no rule. */
  hint: boolean;
}
