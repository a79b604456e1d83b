import type { CallMessage } from '../../language/call-messages.ts';
import type { DashboardMessage } from '../../language/dashboard-messages.ts';
import type { Words } from '../../language/languages.ts';
import type { Country } from '../countries.ts';
import type { FindableKind } from '../findable-kinds.ts';
import type { RouteName } from '../routes.ts';
import type { Fields, ViewsOf } from '../../fields/field.ts';
import type { AreaName } from '../areas.ts';

export interface Placement {
  /** The dashboard's screen, below `/dashboard/`; `:id` stands for the parent's id. */
  readonly screen: string;
  /** The section's heading on that screen, verbatim. */
  readonly section?: Words;
  /** The number before that heading, where a screen counts the parts of its page: from 1, shown as 01. */
  readonly number?: number;
  /** The group of the public site that shows these records, in words the administrator knows. */
  readonly shows: Words;
}

/** The public page that shows records of a collection. */
export interface CollectionPage<Name extends string = string> {
  /** Its name in the map of addresses; an `:id` there stands for the parent's id, without a parent for the record's own. */
  readonly at: RouteName;
  /** What stands behind the question mark where it shows one of many: names and whose title or id each of them holds. */
  readonly query?: Readonly<Record<string, 'record' | 'parent'>>;
  /** The field with an address that the administrator may prefer to this page. */
  readonly ownAddress?: Name;
  /** Given where the page is about the record alone: what visitors find it as, and the field of the picture beside it. */
  readonly found?: { readonly as: FindableKind; readonly picture: Name };
  /** The country whose visitors are shown the records, where others are not. */
  readonly country?: Country;
}

/**
 * How a section of a screen shows its records: as cards, as cards with what visitors say about each, as a single form
 * in place, or as a tab for each. What stands behind a name is in the dashboard's registry of views.
 */
export type SectionView = 'cards' | 'discussed' | 'single' | 'tabs';

/** Fields that stand together in a form, under a heading. */
export interface FieldGroup<Name extends string = string> {
  readonly label: Words;
  readonly fields: readonly Name[];
}

/** What the buttons of a screen say, in words of the dashboard. */
export interface ScreenWords {
  /** Leads from a record to the screen of its sections. */
  readonly manage: DashboardMessage;
  /** Saves a record that was there before. */
  readonly save: DashboardMessage;
  /** The tab of a record that is not there yet. */
  readonly another: DashboardMessage;
  /** What the tabs are together; the heading of the section unless said. */
  readonly tabs?: DashboardMessage;
}

/** How the dashboard shows the records of a collection. */
export interface CollectionScreen {
  /** Where the navigation bar leads to them; `null` for screens that belong to none of its places. */
  readonly area: AreaName | null;
  readonly view: SectionView;
  /** The parts of their form; none where all fields stand together. */
  readonly groups: readonly FieldGroup[];
  readonly words: ScreenWords;
  /** The base of the collection whose records are templates for its tables; each names a category, or none. */
  readonly templates?: string;
  /** What follows the form of a settings group, by its name in the dashboard's registry. */
  readonly below?: 'webhook-keys';
}

export interface Collection<F extends Fields = Fields> {
  /** The base name of its calls, and the name its records are kept under for ever. */
  readonly base: string;
  readonly label: Words;
  readonly fields: F;
  /** The field a record is called by in lists, questions and addresses. */
  readonly title: string;
  /**
   * The fields that say what a record is rather than tell about it: lists of many are filtered by them, and when searching
   * their words count for more than those of texts.
   */
  readonly facets: readonly string[];
  /** Whose records these belong to; deleted and restored with them. Calls name it `category_id`. */
  readonly parent?: Collection;
  /** True where a parent has one record, which is addressed by the parent's id. */
  readonly isOnlyOfParent: boolean;
  /** Texts that are answered as another one where they are empty (field → field, by their names in the code). */
  readonly follows: Readonly<Record<string, string>>;
  /** Most records a parent may have. */
  readonly limit?: { readonly max: number; readonly message: CallMessage<'max'> };
  /** What is said of a change, made or failed. */
  readonly messages: Readonly<
    Record<'created' | 'updated' | 'required' | 'notCreated' | 'notUpdated' | 'notRemoved', CallMessage>
  >;
  /** What the log says of a record that cannot be read, where that is specified. */
  readonly failure?: string;
  /** True where all pages show the records around what they are about: they are read once for all. */
  readonly isOnEveryPage?: boolean;
  /** Absent where no page shows the records. */
  readonly page?: CollectionPage;
  readonly placement: Placement;
  readonly screen: CollectionScreen;
}

/** A record as a page reads it: every field in the reader's language, fallbacks marked by their `language`. */
export type View<C extends Collection> = ViewHead & ViewsOf<C['fields']>;

/** A record of which a page shows only some fields. */
export type PartOfView<C extends Collection, Name extends keyof C['fields']> = ViewHead &
  Pick<ViewsOf<C['fields']>, Name>;

interface ViewHead {
  readonly id: number;
  readonly parentId: number | null;
  readonly updatedAt: string;
  /** Names of the fields that fell back to the other language. */
  readonly fallback: readonly string[];
}
