import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Media, Text } from '../../fields/field.ts';
import type { Collection } from '../../content/model/collection.ts';
import type { Reader } from '../../content/model/reader.ts';
import type { RecordRoute, RouteName } from '../../content/routes.ts';
import type { Language } from '../../language/languages.ts';
import type { SiteMessage, SiteMessages } from '../../language/site-messages.ts';
import type { Alternates } from '../links/alternates.ts';
import type { Layout } from './layout.ts';
import type { Params, ParamsOf } from '../../content/match-path.ts';

/** The part of the server's log that a page may write to. */
export interface PageLog {
  error(context: object, message: string): void;
}

/** The query of an address, restricted to the names that a page declares in `reads`. */
export interface Query<Name extends string = string> {
  readonly get: (name: Name) => string | null;
  readonly getAll: (name: Name) => readonly string[];
  readonly has: (name: Name) => boolean;
}

/** The argument of a page's `load`. `Name` are the query names that the page reads. */
export interface PageRequest<P = Params, Name extends string = never> {
  readonly params: P;
  readonly query: Query<Name>;
  readonly reader: Reader;
  readonly t: SiteMessages;
  readonly log: PageLog;
  /**
   * Reads an optional group. On failure, `message` is logged, the group is empty, the rest of the page is shown, and
   * the answer is not cached.
   */
  readonly attempt: <T>(message: string, read: () => Promise<readonly T[]>) => Promise<readonly T[]>;
}

export interface Head {
  readonly title: Text | string;
  readonly description?: string;
  readonly image?: Media | null;
  readonly noindex?: boolean;
  /** The canonical address of the page in each language that has it, if that is not simply the requested address. */
  readonly alternates?: Alternates;
  /**
   * The id of the element that ends the first screen of wide windows. They render nothing before it has been parsed.
   * Used if content above is positioned from the bottom and would move while a slow computer parses the rest.
   */
  readonly firstScreenEnd?: string;
}

/** Origins of other sites whose frames and scripts the page may use. Default: none. */
export interface Foreign {
  readonly frames?: readonly string[];
  readonly scripts?: readonly string[];
}

/** Another internal address that shows the requested content. */
export interface Moved {
  readonly to: string;
  readonly status: 301 | 302;
  /** The query names that it replaces. */
  readonly replaces: readonly string[];
}

/** A page that was found and has loaded its data. */
export interface LoadedPage {
  readonly head: Head;
  readonly body: ReactNode;
  /** What the bar at the foot of narrow screens says of the page. */
  readonly bar?: ReactNode;
  readonly freshUntil?: Date | undefined;
  readonly foreign?: Foreign | undefined;
  readonly moved?: Moved | undefined;
}

/** The entry of a page in the sitemap. */
export interface SitemapEntry {
  readonly path: string;
  readonly languages: readonly Language[];
  readonly lastModified: string;
  /** Its address in each language, if it contains words of a language. */
  readonly alternates?: Alternates;
}

/** Number of ids in one part of the sitemap. */
export const idsInPart = 100;

/** The sitemap entries of records, read for a range of ids at a time because their number is unlimited. */
export interface MappedRecords {
  readonly collection: Collection;
  list(reader: Reader, ids: { readonly from: number; readonly below: number }): Promise<readonly SitemapEntry[]>;
}

/** An ancestor of a record, with its page. */
export interface Ancestor {
  readonly route: RecordRoute;
  readonly id: number;
  readonly name: Text;
}

/** The records of a page that shows one record at a time. The record's id is the `:id` of the path. */
export interface Records {
  readonly collection: Collection;
  /** The ancestors of a deleted record, from the topmost; the address of the deleted record shows links to them. */
  readonly ancestorsOfDeleted?: (reader: Reader, id: number) => Promise<readonly Ancestor[]>;
  /** The page that lists them all. */
  readonly listedAt?: RouteName;
}

/** The answer for addresses of a page that name no visible record. */
export interface Missing {
  readonly title: SiteMessage;
  readonly View: ComponentType<{ readonly layout: Layout }>;
}

/** A page of the site, regardless of the type of its data. */
export interface Page {
  /** Its route, such as `/product/:id/:name?`. */
  readonly path: string;
  /** Its label among the footer's quick links; absent for pages that are linked from others. */
  readonly quickLink: SiteMessage | undefined;
  /** Its label where the administrator chooses a page as a link target; absent for pages of records. */
  readonly name: SiteMessage | undefined;
  /** The records, if it shows one of many. */
  readonly records: Records | undefined;
  /** Its own answer for missing records; absent if it is the same as for unknown addresses. */
  readonly missing: Missing | undefined;
  /** The query names that it reads. */
  readonly reads: readonly string[];
  /** Loads the data; `null` if there is no such page. */
  open(request: PageRequest<Params, string>): Promise<LoadedPage | null>;
  /** The sitemap entries of the page's own addresses. */
  list(readers: Readonly<Record<Language, Reader>>): Promise<readonly SitemapEntry[]>;
  /** The sitemap entries of the records that it shows. */
  readonly mapped: MappedRecords | undefined;
}

export interface PageDeclaration<Path extends string, Data, Name extends string> {
  readonly path: Path;
  readonly quickLink?: SiteMessage;
  /** Its label as a link target. Default: the label of its quick link. */
  readonly name?: SiteMessage;
  /** Set by pages of records, so that a deleted record is answered with 410. */
  readonly records?: Records;
  /** Its own answer for missing records. Default: that of unknown addresses. */
  readonly missing?: Missing;
  /** The query names that it reads. All others are dropped and change nothing. Default: none. */
  readonly reads?: readonly Name[];
  /** Loads the data of the page; `null` if the visitor may not see it. */
  readonly load: (request: PageRequest<ParamsOf<Path>, NoInfer<Name>>) => Promise<Data | null>;
  readonly head: (data: Data, request: PageRequest<ParamsOf<Path>, NoInfer<Name>>) => Head;
  readonly View: ComponentType<{ readonly data: Data }>;
  /** What the bar at the foot of narrow screens says of the page; nothing unless given. */
  readonly Bar?: ComponentType<{ readonly data: Data }>;
  /** The time until which the answer is valid, if it depends on the time. */
  freshUntil?(data: Data): Date | undefined;
  /** The other sites that it uses. */
  foreign?(data: Data): Foreign;
  /** The redirect for requests to an address that is not canonical. */
  moved?(data: Data): Moved | undefined;
  /** The sitemap entries of the page's own addresses. Default: none. */
  list?(readers: Readonly<Record<Language, Reader>>): Promise<readonly SitemapEntry[]>;
  /** The sitemap entries of the records that it shows. Default: none. */
  readonly mapped?: MappedRecords;
}

const hasParams = <Path extends string>(path: Path, params: Params): params is Params & ParamsOf<Path> =>
  path.split('/').every((part) => !part.startsWith(':') || /[?*]$/.test(part) || part.slice(1) in params);

/** Declares a page: its route, the query names that it reads, its loader, its head and its view. */
export function definePage<const Path extends string, Data, const Name extends string = never>(
  declaration: PageDeclaration<Path, Data, Name>,
): Page & { readonly path: Path } {
  const { path, quickLink, name = quickLink, records, missing, mapped, reads = [], View, Bar } = declaration;
  return {
    path,
    quickLink,
    name,
    records,
    missing,
    mapped,
    reads,
    async open(request) {
      const { params } = request;
      if (!hasParams(path, params)) return null;
      const typed = { ...request, params };
      const data = await declaration.load(typed);
      if (data === null) return null;
      return {
        head: declaration.head(data, typed),
        body: createElement(View, { data }),
        bar: Bar && createElement(Bar, { data }),
        freshUntil: declaration.freshUntil?.(data),
        foreign: declaration.foreign?.(data),
        moved: declaration.moved?.(data),
      };
    },
    list: async (readers) => (await declaration.list?.(readers)) ?? [],
  };
}
