import { createContext, useContext } from 'react';
import type { Media, Text } from '../../fields/field.ts';
import type { ImageCrop } from '../../content/image-crops.ts';
import type { VariantFormat } from '../../content/image-widths.ts';
import type { Country, currencyOf } from '../../content/countries.ts';
import type { HrefDetails, RouteName } from '../../content/routes.ts';
import type { Language } from '../../language/languages.ts';
import type { SiteMessages } from '../../language/site-messages.ts';
import type { IconName } from '../../ui/icon.tsx';
import type { FormOutcome } from './form-outcome.ts';
import type { PageIcons } from './page-icons.ts';
import type { PageStyle } from './page-style.ts';
import type { PageStylesheets } from './page-stylesheets.ts';

/** What every part of a page may need to know while it is rendered on the server. */
export interface Site {
  readonly language: Language;
  readonly country: Country;
  /** In which the catalogue tells its prices. */
  readonly currency: ReturnType<typeof currencyOf>;
  /** True where visitors choose between countries. */
  readonly isCountryChosen: boolean;
  /** True below `/en` and `/ar`: links stay there. */
  readonly pinned: boolean;
  /** The page's path without a language, decoded. */
  readonly path: string;
  /** What stands behind the question mark of its address. */
  readonly query: URLSearchParams;
  /** The site's own address without a slash at its end. */
  readonly origin: string;
  readonly t: SiteMessages;
  /** The company's name, empty until someone has written it. */
  readonly company: Text;
  readonly style: PageStyle;
  readonly stylesheets: PageStylesheets;
  readonly icons: PageIcons;
  /** The interface's own signs that stand in the page. */
  readonly iconRegistry: Set<IconName>;
  /** The base of the collection whose unsaved record a preview shows; `null` on pages as visitors get them. */
  readonly previewed: string | null;
  /** What became of a form that was just sent without scripts. */
  readonly outcome: FormOutcome | null;
  /** A page's address as this page links to it. */
  readonly link: <Name extends RouteName>(name: Name, ...details: HrefDetails<Name>) => string;
  /** An own address as this page links to it. */
  readonly href: (address: string) => string;
  /** Where a stored file is served for this language. */
  readonly upload: (media: Media) => string;
  /** Where a variant of a picture, or of a crop of it, is served for this language. */
  readonly variant: (media: Media, step: number, format: VariantFormat, crop?: ImageCrop) => string;
}

/** What a page is rendered for; `SiteProvider` gives it. */
export const SiteContext = createContext<Site | null>(null);

/** Where the component is rendered. @throws Error outside a page of the site */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('A part of the site was rendered outside a page.');
  return site;
}
