import type { CallMessage } from '../../language/call-messages.ts';
import type { DashboardMessage } from '../../language/dashboard-messages.ts';
import type { Words } from '../../language/languages.ts';
import type { Country } from '../countries.ts';
import type { FindableKind } from '../findable-kinds.ts';
import type { RouteName } from '../routes.ts';
import type { Fields, ViewsOf } from '../../fields/field.ts';
import type { AreaName } from '../areas.ts';

export interface Placement {
  /** The dashboard's screen, below `/dashboard/`. `:id` is the parent's id. */
  readonly screen: string;
  /** The section's heading on that screen, verbatim. */
  readonly section?: Words;
  /** The number before that heading on screens with numbered sections: from 1, shown as 01. */
  readonly number?: number;
  /** The part of the public site that shows these records, in words that the administrator knows. */
  readonly shows: Words;
}

/** The public page that shows the records of a collection. */
export interface CollectionPage<Name extends string = string> {
  /** Its name in the map of routes. `:id` in the route is the parent's id or, without a parent, the record's own. */
  readonly at: RouteName;
  /** The query of the page for one of many records: names, and whose title or id is the value. */
  readonly query?: Readonly<Record<string, 'record' | 'parent'>>;
  /** The field with an address that the administrator may prefer to this page. */
  readonly ownAddress?: Name;
  /** Set if the page is about a single record: the kind of its search results, and the field with their picture. */
  readonly found?: { readonly as: FindableKind; readonly picture: Name };
  /** The only country whose visitors see the records. */
  readonly country?: Country;
}

/**
 * How a section of a screen shows its records: as cards, as cards with the comments on each, as a single inline form,
 * or as tabs. The dashboard's registry of views has the implementations.
 */
export type SectionView = 'cards' | 'discussed' | 'single' | 'tabs';

/** Fields of a form under a common heading. */
export interface FieldGroup<Name extends string = string> {
  readonly label: Words;
  readonly fields: readonly Name[];
}

/** The button labels of a screen, as keys of the dashboard's messages. */
export interface ScreenWords {
  /** Opens the screen with the sections of a record. */
  readonly manage: DashboardMessage;
  /** Saves an existing record. */
  readonly save: DashboardMessage;
  /** The tab of a new record. */
  readonly another: DashboardMessage;
  /** The label of the tab list. Default: the heading of the section. */
  readonly tabs?: DashboardMessage;
}

/** How the dashboard shows the records of a collection. */
export interface CollectionScreen {
  /** The entry of the navigation bar for the screen; `null` if it belongs to none. */
  readonly area: AreaName | null;
  readonly view: SectionView;
  /** The groups of the form; empty if all fields are together. */
  readonly groups: readonly FieldGroup[];
  readonly words: ScreenWords;
  /** The slug of the collection whose records are templates for its tables. Each template names a category, or none. */
  readonly templates?: string;
  /** The component below the form of a settings group, by its name in the dashboard's registry. */
  readonly below?: 'webhook-keys';
}

export interface Collection<F extends Fields = Fields> {
  /** The slug: the name in its calls, and the permanent name of its records in storage. */
  readonly base: string;
  readonly label: Words;
  readonly fields: F;
  /** The field with the title of a record, for lists, confirmations and addresses. */
  readonly title: string;
  /**
   * The fields that classify a record rather than describe it. Long lists are filtered by them, and their words have a
   * higher weight in the search than those of texts.
   */
  readonly facets: readonly string[];
  /**
   * The collection of the parent records. Records are deleted and restored with their parent. The API name of the
   * parent's id is `category_id`.
   */
  readonly parent?: Collection;
  /** True if a parent has exactly one record, which is addressed by the parent's id. */
  readonly isOnlyOfParent: boolean;
  /** Texts that answers replace by another one if they are empty (field → field, by their names in the code). */
  readonly follows: Readonly<Record<string, string>>;
  /** Most records of a parent. */
  readonly limit?: { readonly max: number; readonly message: CallMessage<'max'> };
  /** The messages after a change that succeeded or failed. */
  readonly messages: Readonly<
    Record<'created' | 'updated' | 'required' | 'notCreated' | 'notUpdated' | 'notRemoved', CallMessage>
  >;
  /** The log message for a record that cannot be read, if specified. */
  readonly failure?: string;
  /** True if all pages show the records in their layout. They are read once for all pages. */
  readonly isOnEveryPage?: boolean;
  /** Absent if no page shows the records. */
  readonly page?: CollectionPage;
  readonly placement: Placement;
  readonly screen: CollectionScreen;
}

/** A record for a page: every field in the reader's language. Fallbacks have the other `language`. */
export type View<C extends Collection> = ViewHead & ViewsOf<C['fields']>;

/** A record with only some of its fields. */
export type PartOfView<C extends Collection, Name extends keyof C['fields']> = ViewHead &
  Pick<ViewsOf<C['fields']>, Name>;

interface ViewHead {
  readonly id: number;
  readonly parentId: number | null;
  readonly updatedAt: string;
  /** Names of the fields that fell back to the other language. */
  readonly fallback: readonly string[];
}
