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

/** The log of the server, as far as a page may write to it. */
export interface PageLog {
  error(context: object, message: string): void;
}

/** What stands behind the question mark of an address, by the names a page says that it reads. */
export interface Query<Name extends string = string> {
  readonly get: (name: Name) => string | null;
  readonly getAll: (name: Name) => readonly string[];
  readonly has: (name: Name) => boolean;
}

/** What a page's `load` gets to work with; `Name` are the names of the query that the page reads. */
export interface PageRequest<P = Params, Name extends string = never> {
  readonly params: P;
  readonly query: Query<Name>;
  readonly reader: Reader;
  readonly t: SiteMessages;
  readonly log: PageLog;
  /**
   * Reads a group that may be missing: when it fails, `message` goes to the log, the group is empty,
   * the rest of the page is shown, and the answer is not kept.
   */
  readonly attempt: <T>(message: string, read: () => Promise<readonly T[]>) => Promise<readonly T[]>;
}

export interface Head {
  readonly title: Text | string;
  readonly description?: string;
  readonly image?: Media | null;
  readonly noindex?: boolean;
  /** The page's one address in each language that has it, where that is not simply the address asked for. */
  readonly alternates?: Alternates;
  /**
   * The id of the element that ends the first screen of wide windows: they paint nothing before it has been read. Given
   * where what stands above is set from below, and would move while a slow computer reads on.
   */
  readonly firstScreenEnd?: string;
}

/** Origins of other sites whose frames and scripts a page may show and run; none unless it says so. */
export interface Foreign {
  readonly frames?: readonly string[];
  readonly scripts?: readonly string[];
}

/** Another own address at which what was asked for is shown. */
export interface Moved {
  readonly to: string;
  readonly status: 301 | 302;
  /** The names behind the question mark that it takes the place of. */
  readonly replaces: readonly string[];
}

/** A page that was found and has read what it shows. */
export interface LoadedPage {
  readonly head: Head;
  readonly body: ReactNode;
  /** What the bar at the foot of narrow screens says of the page. */
  readonly bar?: ReactNode;
  readonly freshUntil?: Date | undefined;
  readonly foreign?: Foreign | undefined;
  readonly moved?: Moved | undefined;
}

/** Where a page is found when search engines ask for all of them. */
export interface SitemapEntry {
  readonly path: string;
  readonly languages: readonly Language[];
  readonly lastModified: string;
  /** Its addresses, where they hold words of a language. */
  readonly alternates?: Alternates;
}

/** So many ids lie in one part of the sitemap. */
export const idsInPart = 100;

/** The addresses of records, of which there may be any number: those of some ids at a time. */
export interface MappedRecords {
  readonly collection: Collection;
  list(reader: Reader, ids: { readonly from: number; readonly below: number }): Promise<readonly SitemapEntry[]>;
}

/** A record that another one belongs to, by its page. */
export interface Ancestor {
  readonly route: RecordRoute;
  readonly id: number;
  readonly name: Text;
}

/** What a page that shows one record each tells about them; the record's id is the `:id` of its address. */
export interface Records {
  readonly collection: Collection;
  /** What a deleted record belonged to, from the widest: its address leads there. */
  readonly ancestorsOfDeleted?: (reader: Reader, id: number) => Promise<readonly Ancestor[]>;
  /** The page that lists them all. */
  readonly listedAt?: RouteName;
}

/** What the addresses of a page answer under which there is nothing. */
export interface Missing {
  readonly title: SiteMessage;
  readonly View: ComponentType<{ readonly layout: Layout }>;
}

/** A page of the site, whatever it reads. */
export interface Page {
  /** Its address, such as `/product/:id/:name?`. */
  readonly path: string;
  /** Its name among the footer's quick links; absent for pages that are reached from others. */
  readonly quickLink: SiteMessage | undefined;
  /** What links to it are called where the administrator chooses among pages; absent for pages of records. */
  readonly name: SiteMessage | undefined;
  /** The records it shows, where it shows one of many. */
  readonly records: Records | undefined;
  /** What it answers where there is nothing; absent where that is what every unknown address answers. */
  readonly missing: Missing | undefined;
  /** The names it reads behind the question mark of its address. */
  readonly reads: readonly string[];
  /** Reads and prepares; `null` when there is no such page. */
  open(request: PageRequest<Params, string>): Promise<LoadedPage | null>;
  /** Its own addresses for search engines, which are few. */
  list(readers: Readonly<Record<Language, Reader>>): Promise<readonly SitemapEntry[]>;
  /** Those of the records that it shows. */
  readonly mapped: MappedRecords | undefined;
}

export interface PageDeclaration<Path extends string, Data, Name extends string> {
  readonly path: Path;
  readonly quickLink?: SiteMessage;
  /** Its name where it is chosen as the target of a link; that of its quick link unless given. */
  readonly name?: SiteMessage;
  /** Given by pages of records: one that was deleted is answered as gone. */
  readonly records?: Records;
  /** What it answers where there is nothing; what every unknown address does unless given. */
  readonly missing?: Missing;
  /** The names it reads behind the question mark; every other one is dropped, and changes nothing. None unless given. */
  readonly reads?: readonly Name[];
  /** Reads what the page shows; `null` when a visitor may not see it. */
  readonly load: (request: PageRequest<ParamsOf<Path>, NoInfer<Name>>) => Promise<Data | null>;
  readonly head: (data: Data, request: PageRequest<ParamsOf<Path>, NoInfer<Name>>) => Head;
  readonly View: ComponentType<{ readonly data: Data }>;
  /** What the bar at the foot of narrow screens says of the page; nothing unless given. */
  readonly Bar?: ComponentType<{ readonly data: Data }>;
  /** Until when the answer holds, where time is part of it. */
  freshUntil?(data: Data): Date | undefined;
  /** What it takes from other sites. */
  foreign?(data: Data): Foreign;
  /** Where visitors are led who asked by an address that is not its own. */
  moved?(data: Data): Moved | undefined;
  /** Its own addresses for search engines, which are few; none unless given. */
  list?(readers: Readonly<Record<Language, Reader>>): Promise<readonly SitemapEntry[]>;
  /** The addresses of the records that it shows; none unless given. */
  readonly mapped?: MappedRecords;
}

const hasParams = <Path extends string>(path: Path, params: Params): params is Params & ParamsOf<Path> =>
  path.split('/').every((part) => !part.startsWith(':') || /[?*]$/.test(part) || part.slice(1) in params);

/** Declares a page: its address, what it reads, its head and how it shows what it read. */
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
