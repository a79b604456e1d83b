import type { Collection } from '../model/collection.ts';
import { legacyApis } from './legacy-apis.ts';

/** How a list is wrapped in an answer: bare, or under a name. */
export type Envelope = 'array' | 'banners' | 'sliders' | 'data';

/** What clients of the specification expect of the calls of a collection; names are API names of fields. */
export interface LegacyApi {
  /** True for collections whose clients send `category_id` as 0. */
  readonly parentZero: boolean;
  readonly envelope: Envelope;
  /** Where the records of one parent are listed: `/{base}/category/{id}` or `/{base}/by-category/{id}`. */
  readonly listedUnder: 'category' | 'by-category';
  /** Where records are created: at the base itself or at `/{base}/add`. */
  readonly createdAt: '' | '/add';
  readonly body: 'multipart' | 'json';
  /** POST with an `id` in the body changes that record. */
  readonly postUpdates: boolean;
  /** Other names under which answers repeat a field (other name → name); ignored in bodies. */
  readonly echoes: Readonly<Record<string, string>>;
  /** Other part names that bodies may use for a field (other name → name). */
  readonly accepts: Readonly<Record<string, string>>;
  /** Parts with the name of a file to keep; ignored, because an absent file is kept anyway. */
  readonly keeps: readonly string[];
  /** The lists whose items bodies send one part at a time, by name. */
  readonly parts: Readonly<Record<string, ListParts>>;
}

/** Names of the parts of a list that clients do not send as JSON text. */
export interface ListParts {
  /** `feature_image_{n}`: the file of item n (from 0), put into the item's field of the given name. */
  readonly indexedFiles?: { readonly prefix: string; readonly into: string };
  /** Repeated parts: one text an item, one file an item, the names of files kept, and the keys of the items. */
  readonly repeated?: {
    readonly texts: string;
    readonly files: string;
    readonly keptFiles: string;
    readonly keys: string;
    readonly textInto: string;
    readonly fileInto: string;
  };
}

/** The calls of a collection that no client of the specification knows. */
const usual: LegacyApi = {
  parentZero: false,
  envelope: 'array',
  listedUnder: 'category',
  createdAt: '',
  body: 'multipart',
  postUpdates: false,
  echoes: {},
  accepts: {},
  keeps: [],
  parts: {},
};

const known = new Map(Object.entries(legacyApis).map(([base, own]) => [base, { ...usual, ...own }]));

export const legacyApiOf = ({ base }: Pick<Collection, 'base'>): LegacyApi => known.get(base) ?? usual;
