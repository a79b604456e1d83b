import type * as Site from '../../site/pages.ts';

/** The site's code as the server uses it. Only its types are imported: the code itself comes as a bundle. */
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

/** A page as the site draws it. */
export type Rendered = Site.Rendered;

/** A wall of a visitor's plan. */
export type PlannedWall = Awaited<ReturnType<typeof Site.plannedWalls>>[number];

/** A form as a page shows it again. */
export type RefusedForm = Site.RefusedForm;

/** Addresses of built styles and scripts of one document. */
export type Assets = Site.Assets;

/** Where the site's code and the addresses of what browsers load come from. */
export interface SiteSource {
  /** The code to draw with; in development the newest at every call. */
  load(): Promise<SiteCode>;
  readonly assets: Assets;
  readonly dashboard: Assets;
  /** False where code changes under the running server. */
  readonly isCacheable: boolean;
}
