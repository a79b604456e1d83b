/** A record by the key of its row. */
export interface RecordKey {
  readonly collection: string;
  readonly id: number;
}

/** The records of a parent; with `null` the whole list of a collection, or of something else that pages show. */
export interface ListKey {
  readonly collection: string;
  readonly parentId: number | null;
}

/** What a change has touched so far; records and lists stand under their tags. */
export interface ChangeSet {
  readonly records: Map<string, RecordKey>;
  readonly lists: Map<string, ListKey>;
  /** The collections in which records may stand elsewhere without having changed. */
  readonly orders: Set<string>;
}

export const createChangeSet = (): ChangeSet => ({ records: new Map(), lists: new Map(), orders: new Set() });

/** What an answer notes that shows a record. */
export const recordTag = (collection: string, id: number): string => `${collection}/${id}`;

/** What an answer notes that shows a list. */
export const listTag = (collection: string, parentId: number | null | undefined): string =>
  parentId === null || parentId === undefined ? collection : `${collection}<${parentId}`;

/** Stands beside the tag of a collection where records may stand elsewhere in it that no tag names. */
export const orderTag = (collection: string): string => `${collection}#order`;

/** What caches and other processes are notified of. */
export const toTags = ({ records, lists, orders }: ChangeSet): string[] => [
  ...records.keys(),
  ...lists.keys(),
  ...[...orders].map(orderTag),
];
