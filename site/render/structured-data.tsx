import { pinLink } from '../links/links.ts';
import type { Site } from './site-context.ts';

/** An entry of https://schema.org/BreadcrumbList, first to last. */
export interface BreadcrumbData {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/** https://schema.org/Product with known data only: ratings and offers are never invented. */
export interface ProductData {
  readonly '@type': 'Product';
  readonly name: string;
  readonly description?: string;
  readonly url: string;
  readonly image?: readonly string[];
  readonly category?: string;
  readonly brand?: { readonly '@type': 'Brand'; readonly name: string };
  readonly additionalProperty?: readonly {
    readonly '@type': 'PropertyValue';
    readonly name: string;
    readonly value: string;
    readonly unitText?: string;
  }[];
}

/** https://schema.org/VideoObject; search engines require a picture of it. */
export interface VideoData {
  readonly '@type': 'VideoObject';
  readonly name: string;
  readonly description: string;
  readonly thumbnailUrl: string;
  readonly contentUrl: string;
  /** ISO 8601. */
  readonly uploadDate: string;
  /** ISO 8601, such as `PT7S`. */
  readonly duration?: string;
}

/** https://schema.org/Organization; search engines read it on Home. */
export interface OrganizationData {
  readonly '@type': 'Organization';
  readonly '@id': string;
  readonly name?: string;
  readonly url: string;
  readonly description?: string;
  readonly logo?: string;
  readonly address?: string;
  readonly contactPoint?: readonly {
    readonly '@type': 'ContactPoint';
    readonly contactType: string;
    /** ISO 3166-1 alpha-2. */
    readonly areaServed: string;
    readonly availableLanguage: readonly string[];
    readonly telephone?: string;
    readonly email?: string;
  }[];
  /** The company's pages on other sites. */
  readonly sameAs?: readonly string[];
}

/** https://schema.org/Article */
export interface ArticleData {
  readonly '@type': 'Article';
  readonly headline: string;
  readonly description?: string;
  readonly url: string;
  readonly image?: readonly string[];
  readonly articleSection: string;
  readonly inLanguage: string;
  /** ISO 8601. */
  readonly dateModified: string;
  readonly commentCount: number;
  readonly author?: { readonly '@type': 'Organization'; readonly name: string };
}

/** https://schema.org/ItemList of pages that each show one item. */
export interface ItemListData {
  readonly '@type': 'ItemList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly url: string;
  }[];
}

export type StructuredThing = ArticleData | BreadcrumbData | ItemListData | OrganizationData | ProductData | VideoData;

/** The absolute canonical address of a page in this language. */
export const fullAddress = ({ origin, language }: Pick<Site, 'origin' | 'language'>, address: string): string =>
  new URL(pinLink(address, language, true), `${origin}/`).href;

/** The absolute address of an uploaded file. */
export const fullUpload = (
  { origin, upload }: Pick<Site, 'origin' | 'upload'>,
  media: Parameters<Site['upload']>[0],
): string => new URL(upload(media), `${origin}/`).href;

/** The content of a page as JSON-LD. It is never executed; `<` is escaped so that nothing can end the element. */
export function StructuredData({ thing }: { readonly thing: StructuredThing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />;
}
