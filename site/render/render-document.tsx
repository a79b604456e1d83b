import { renderToStaticMarkup } from 'react-dom/server';
import { uploadAddress, variantAddress } from '../../content/media-address.ts';
import { type Country, currencyOf, defaultCountry } from '../../content/countries.ts';
import type { Reader } from '../../content/model/reader.ts';
import { href } from '../../content/routes.ts';
import { homeCountry } from '../../content/sold-in.ts';
import type { Language } from '../../language/languages.ts';
import { siteMessages } from '../../language/site-messages.ts';
import type { Layout } from './layout.ts';
import { type Assets, toDocument } from './document.tsx';
import { documentHeaders } from './document-headers.ts';
import { outcomeIn, type RefusedForm } from './form-outcome.ts';
import { pinLink, withArabicLetters } from '../links/links.ts';
import type { Foreign, Moved, LoadedPage, PageLog } from './page.ts';
import { PageIcons } from './page-icons.ts';
import { PageStyle } from './page-style.ts';
import { editTargetStyle } from './edit-target-style.ts';
import type { Site } from './site-context.ts';
import { SiteProvider } from './site-provider.tsx';
import { Frame } from '../sections/frame.tsx';
import type { QuickLink } from '../sections/quick-links.tsx';
import { themeCss } from './theme.ts';

export interface RenderRequest {
  /** Decoded, without `/en` or `/ar`: `/product/68/the-vision`. */
  readonly path: string;
  readonly language: Language;
  readonly country: Country;
  /** True if the address began with a language. */
  readonly pinned: boolean;
  /** Query names that the page does not read have no effect on it. A redirect keeps all of them. */
  readonly query: URLSearchParams;
  readonly reader: Reader;
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
  readonly assets: Assets;
  /** The origin of uploaded files; empty for the site itself. */
  readonly mediaHost: string;
  /** The content of the `<svg>` of an icon of the library; `null` if it is not available. */
  readonly iconDrawing: (name: string) => string | null;
  readonly log: PageLog;
  readonly requestId: string;
  /** True for a temporary failure, such as a database that is not reachable. Then no incomplete page is rendered. */
  readonly willPass?: (error: unknown) => boolean;
  /** A form of the page that was posted without scripts and refused. It is rendered again with its values. */
  readonly refusedForm?: RefusedForm;
  /** A redirect, which is then the whole answer. */
  readonly move?: Moved;
  /** The slug of the collection whose unsaved record the reader substitutes; absent for visitors. */
  readonly previewed?: string;
}

export interface Rendered {
  readonly status: number;
  /** The whole document, doctype included. */
  readonly html: string;
  /** Text of the page's one `<style>`; its hash goes into the content security policy. */
  readonly inlineStyle: string;
  /** True if the answer may be cached until something it read changes. */
  readonly isCacheable: boolean;
  readonly freshUntil?: Date;
  readonly redirect?: { readonly to: string; readonly status: 301 | 302 | 303 };
  readonly headers?: Readonly<Record<string, string>>;
  /** The page for the visit statistics: the first part of its address, and the id of its record or 0. */
  readonly visited?: { readonly page: string; readonly record: number };
  /** Origins whose frames the page shows, and whose scripts it may run. */
  readonly foreign?: Foreign;
}

/** An internal address as the pages of a request link to it. */
const linkIn =
  ({ language, pinned }: RenderRequest) =>
  (address: string): string =>
    withArabicLetters(pinLink(address, language, pinned));

const toSite = (request: RenderRequest, layout: Layout | null): Site => ({
  language: request.language,
  country: request.country,
  currency: currencyOf(layout === null ? defaultCountry : homeCountry(layout.company)),
  isCountryChosen: layout === null || layout.company.soldIn === '',
  pinned: request.pinned,
  path: request.path,
  query: request.query,
  origin: request.origin,
  t: siteMessages(request.language),
  company: layout?.company.name ?? { text: '', language: request.language },
  style: new PageStyle(),
  icons: new PageIcons(request.iconDrawing),
  iconRegistry: new Set(),
  previewed: request.previewed ?? null,
  outcome: request.refusedForm
    ? { kind: request.refusedForm.kind, refused: request.refusedForm }
    : outcomeIn(request.query),
  href: linkIn(request),
  link: (name, ...details) => linkIn(request)(href(name, ...details)),
  upload: (media) => request.mediaHost + uploadAddress(media),
  variant: (media, step, format, crop) => request.mediaHost + variantAddress(media, step, format, crop),
});

export interface Shown {
  readonly loaded: LoadedPage;
  readonly layout: Layout | null;
  readonly status: number;
  readonly isCacheable: boolean;
  readonly quickLinks: readonly QuickLink[];
}

/** Renders the document of a page with its frame. */
export function renderDocument(
  request: RenderRequest,
  { loaded, layout, status, isCacheable, quickLinks }: Shown,
): Rendered {
  const site = toSite(request, layout);
  if (layout !== null) site.style.add(themeCss(layout.company));
  if (site.previewed !== null) site.style.add(editTargetStyle);
  const body = renderToStaticMarkup(
    <SiteProvider site={site}>
      <Frame layout={layout} quickLinks={quickLinks} bar={loaded.bar}>
        {loaded.body}
      </Frame>
    </SiteProvider>,
  );
  const style = site.style.text;
  const { origin, assets } = request;
  const brand = layout === null ? [] : [layout.company.sharePicture, layout.company.logo, layout.company.mark];
  return {
    status,
    html: toDocument({ site, head: loaded.head, brand, origin, assets, isListed: status === 200, style }, body),
    inlineStyle: style,
    isCacheable,
    headers: documentHeaders(request.language),
    ...(loaded.freshUntil && { freshUntil: loaded.freshUntil }),
    ...(loaded.foreign && { foreign: loaded.foreign }),
  };
}
