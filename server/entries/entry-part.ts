import type { RecordOrder } from '../../calls/records.ts';
import type { ListedState } from '../../content/publishing/state.ts';
import type { Language } from '../../language/languages.ts';
import type { StoredEntry } from '../changes/stored-entry.ts';

/** Which part of a collection is asked for. */
export interface PartRequest {
  readonly parentId?: number | undefined;
  /** Only what visitors of a language see. */
  readonly shownIn?: Language | undefined;
  /** Only records whose title, in either language, has words that begin with these. */
  readonly words?: string | undefined;
  /** Only records that are in this state in one of the languages. */
  readonly state?: ListedState | undefined;
  /** Only records of which words are missing in a language. */
  readonly missing?: Language | undefined;
  /** The id of the record behind which the part begins. */
  readonly after?: number | undefined;
  readonly limit: number;
  /** The key, `-` in front of it for the other direction; equal ones stand by their ids. */
  readonly sort: RecordOrder;
  /** The language whose titles are put in order. */
  readonly titlesIn: Language;
}

/** A part of a collection. */
export interface EntryPart {
  readonly entries: readonly StoredEntry[];
  /** How many there are in all. */
  readonly total: number;
  /** The id behind which the next part begins; `null` at the end. */
  readonly next: number | null;
}
