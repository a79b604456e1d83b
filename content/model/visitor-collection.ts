import type { Fields } from '../../fields/field.ts';
import type { Words } from '../../language/languages.ts';
import type { Collection, CollectionPage, Placement } from './collection.ts';

/** How a screen shows visitors' texts. The dashboard's registry of views has the implementations. */
export type VisitorView = 'posts';

/** A collection of visitors' texts: posted without a login, public, and deleted by the administrator. */
export interface VisitorCollection<F extends Fields = Fields> {
  /** The slug in its calls. `:id` is the id of the parent record. */
  readonly base: string;
  readonly label: Words;
  /** All fields are required. The server trims them and removes control characters. */
  readonly fields: F;
  /** The field with the author's name. */
  readonly author: string;
  /** The parent collection, and the API name of the parent's id in bodies and answers. */
  readonly parent?: { readonly collection: Collection | VisitorCollection; readonly apiName: string };
  /** The API name under which an answer of the parent lists these. */
  readonly nestedAs?: string;
  /** Order of lists by time. */
  readonly order: 'oldest-first' | 'newest-first';
  /** The public page that shows them. */
  readonly page: CollectionPage;
  readonly placement: Placement;
  /** How the screen at their placement shows them; absent if they are shown with their parent. */
  readonly screen?: { readonly view: VisitorView };
}

/** Declares a collection of visitors' texts. */
export const defineVisitorCollection = <const F extends Fields>(
  declaration: VisitorCollection<F> & { readonly author: Extract<keyof F, string> },
): VisitorCollection<F> => declaration;
