import type * as Site from '../../site/pages.ts';

/** The site's code as the server uses it. Only its types are imported; the code is a bundle. */
export type SiteCode = Pick<
  typeof Site,
  | 'renderPage'
  | 'renderFailure'
  | 'readQuery'
  | 'namedPages'
  | 'sitemapParts'
  | 'sitemap'
  | 'alternates'
  | 'plannedWalls'
>;

/** A rendered page of the site. */
export type Rendered = Site.Rendered;

/** A wall of a visitor's plan. */
export type PlannedWall = Awaited<ReturnType<typeof Site.plannedWalls>>[number];

/** A refused form as a page shows it again. */
export type RefusedForm = Site.RefusedForm;

/** Addresses of the built stylesheets and scripts of a document. */
export type Assets = Site.Assets;

/** The site's code, and the addresses of its assets. */
export interface SiteSource {
  /** The code that renders pages; in development the newest at every call. */
  load(): Promise<SiteCode>;
  readonly assets: Assets;
  readonly dashboard: Assets;
  /** False if code can change while the server runs. */
  readonly isCacheable: boolean;
}
