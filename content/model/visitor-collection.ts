import type { Fields } from '../../fields/field.ts';
import type { Words } from '../../language/languages.ts';
import type { Collection, CollectionPage, Placement } from './collection.ts';

/** How a screen shows what visitors wrote; what stands behind a name is in the dashboard's registry of views. */
export type VisitorView = 'posts';

/** What visitors write: posted without a login, read by everyone, deleted by the administrator. */
export interface VisitorCollection<F extends Fields = Fields> {
  /** The base name of its calls; `:id` stands for the record it belongs to. */
  readonly base: string;
  readonly label: Words;
  /** Every field is required; the server trims them and takes out control characters. */
  readonly fields: F;
  /** The field that names who wrote it. */
  readonly author: string;
  /** Whose records these belong to, and the name of its id in bodies and answers. */
  readonly parent?: { readonly collection: Collection | VisitorCollection; readonly wire: string };
  /** The name under which an answer of the parent lists these. */
  readonly nestedAs?: string;
  /** Order of lists: by time, oldest or newest first. */
  readonly order: 'oldest-first' | 'newest-first';
  /** The public page that shows them. */
  readonly page: CollectionPage;
  readonly placement: Placement;
  /** How the screen at their placement shows them; absent where they are shown with what they are about. */
  readonly screen?: { readonly view: VisitorView };
}

/** Declares what visitors may write. */
export const defineVisitorCollection = <const F extends Fields>(
  declaration: VisitorCollection<F> & { readonly author: Extract<keyof F, string> },
): VisitorCollection<F> => declaration;
