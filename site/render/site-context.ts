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

/** The context of all components of a page during server rendering. */
export interface Site {
  readonly language: Language;
  readonly country: Country;
  /** The currency of the catalogue's prices. */
  readonly currency: ReturnType<typeof currencyOf>;
  /** True if visitors can choose between countries. */
  readonly isCountryChosen: boolean;
  /** True below `/en` and `/ar`: links keep the language. */
  readonly pinned: boolean;
  /** The page's path without a language, decoded. */
  readonly path: string;
  /** The query of the page's address. */
  readonly query: URLSearchParams;
  /** The site's own origin, without a trailing slash. */
  readonly origin: string;
  readonly t: SiteMessages;
  /** The company's name; empty until it has been entered. */
  readonly company: Text;
  readonly style: PageStyle;
  readonly icons: PageIcons;
  /** The interface's own icons that the page contains. */
  readonly iconRegistry: Set<IconName>;
  /** The slug of the collection whose unsaved record a preview shows; `null` for visitors. */
  readonly previewed: string | null;
  /** The outcome of a form that was just posted without scripts. */
  readonly outcome: FormOutcome | null;
  /** The address of a page as this page links to it. */
  readonly link: <Name extends RouteName>(name: Name, ...details: HrefDetails<Name>) => string;
  /** An internal address as this page links to it. */
  readonly href: (address: string) => string;
  /** The address of an uploaded file for this language. */
  readonly upload: (media: Media) => string;
  /** The address of a variant of a picture, or of one of its crops, for this language. */
  readonly variant: (media: Media, step: number, format: VariantFormat, crop?: ImageCrop) => string;
}

/** Provided by `SiteProvider`. */
export const SiteContext = createContext<Site | null>(null);

/** @throws Error outside a page of the site */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (site === null) throw new Error('A part of the site was rendered outside a page.');
  return site;
}
