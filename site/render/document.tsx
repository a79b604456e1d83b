import { renderToStaticMarkup } from 'react-dom/server';
import { brandColours } from '../../content/brand-colours.ts';
import { scriptLoader } from '../../content/script-loader.ts';
import type { Media } from '../../fields/field.ts';
import { directionOf, type Language } from '../../language/languages.ts';
import { alternates } from '../links/alternates.ts';
import { firstFonts } from './fonts.ts';
import type { Head } from './page.ts';
import { sharePicture } from '../media/share-picture.ts';
import type { Site } from './site-context.ts';
import { widerThanPhones } from './window-widths.ts';

/** Addresses of the built styles and scripts. */
export interface Assets {
  readonly css: readonly string[];
  readonly modules: readonly string[];
  /** Scripts to preload because the dashboard's modules import them. */
  readonly preload?: readonly string[];
}

interface Props {
  readonly site: Site;
  readonly head: Head;
  readonly origin: string;
  /** Pictures of the company for pages that have none of their own. */
  readonly brand: readonly (Media | null)[];
  readonly assets: Assets;
  /** False for error pages, which have no alternates. */
  readonly isListed: boolean;
  /** The page's own rules. */
  readonly style: string;
}

const wordsOf = (title: Head['title']): string => (typeof title === 'string' ? title : title.text);

/** True if the main title exists only in the other language. Search engines should not index the page in this one. */
const isForeign = (title: Head['title'], language: Language): boolean =>
  typeof title !== 'string' && title.language !== language;

/** The page's title followed by the company's name, which is not repeated. */
const fullTitle = (title: string, company: string): string =>
  company === '' || title.includes(company) ? title : title === '' ? company : `${title} · ${company}`;

function Sharing({
  site,
  head,
  brand,
  address,
}: Pick<Props, 'site' | 'head' | 'brand'> & { readonly address: string | undefined }) {
  const picture = sharePicture(site, [head.image, ...brand]);
  const locales = { ar: 'ar_SA', en: 'en_GB' } as const;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:title" content={wordsOf(head.title) || site.company.text} />
      {site.company.text && <meta property="og:site_name" content={site.company.text} />}
      {head.description && <meta property="og:description" content={head.description} />}
      {address && <meta property="og:url" content={address} />}
      <meta property="og:locale" content={locales[site.language]} />
      {picture && (
        <>
          <meta property="og:image" content={picture.address} />
          <meta property="og:image:width" content={`${picture.width}`} />
          <meta property="og:image:height" content={`${picture.height}`} />
          {picture.alt && <meta property="og:image:alt" content={picture.alt} />}
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

function Shell({ site, head, brand, origin, assets, isListed, style }: Props) {
  const { language, path, previewed } = site;
  const alternateLinks = isListed ? alternates(path, origin, head.alternates) : [];
  const address = alternateLinks.find((alternateLink) => alternateLink.hreflang === language)?.href;
  const isHidden = !isListed || head.noindex === true || isForeign(head.title, language);
  return (
    <html lang={language} dir={directionOf(language)} data-pinned={site.pinned ? '' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {previewed !== null && <base target="_blank" />}
        <title>{fullTitle(wordsOf(head.title), site.company.text)}</title>
        {head.description && <meta name="description" content={head.description} />}
        {isHidden && <meta name="robots" content="noindex" />}
        {address && <link rel="canonical" href={address} />}
        {!isHidden &&
          alternateLinks.map((alternateLink) => (
            <link
              key={alternateLink.hreflang}
              rel="alternate"
              hrefLang={alternateLink.hreflang}
              href={alternateLink.href}
            />
          ))}
        <Sharing site={site} head={head} brand={brand} address={address} />
        <meta name="theme-color" content={brandColours.ink} />
        <meta name="color-scheme" content="dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Pictures at the top are not preloaded: they are so near to the start of the document that browsers discover them at once. */}
        {firstFonts[language].map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" href={file} crossOrigin="anonymous" />
        ))}
        {assets.css.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        {head.firstScreenEnd !== undefined && (
          <link rel="expect" href={`#${head.firstScreenEnd}`} blocking="render" media={widerThanPhones} />
        )}
        {/* The content comes from the build and from rules that contain no `<`. */}
        {style !== '' && <style dangerouslySetInnerHTML={{ __html: style }} />}
        {/* The same text on all pages, so that the content security policy allows it by its hash. */}
        {assets.modules.map((file) => (
          <script key={file} data-file={file} dangerouslySetInnerHTML={{ __html: scriptLoader }} />
        ))}
      </head>
      <body />
    </html>
  );
}

const end = '</body></html>';

/**
 * The whole document around a rendered body. The body is rendered first, because its pictures add rules to the page's
 * one `<style>`.
 */
export function toDocument(props: Props, body: string): string {
  const shell = renderToStaticMarkup(<Shell {...props} />);
  return `<!doctype html>${shell.slice(0, -end.length)}${body}${end}`;
}
