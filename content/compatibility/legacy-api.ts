import type { Collection } from '../model/collection.ts';
import { legacyApis } from './legacy-apis.ts';

/** The shape of a list in an answer: a bare array, or a property of an object. */
export type Envelope = 'array' | 'banners' | 'sliders' | 'data';

/** What legacy clients, as specified, expect of a collection's calls. Names are API names of fields. */
export interface LegacyApi {
  /** True for collections whose clients send `category_id` as 0. */
  readonly parentZero: boolean;
  readonly envelope: Envelope;
  /** The call that lists the records of one parent: `/{base}/category/{id}` or `/{base}/by-category/{id}`. */
  readonly listedUnder: 'category' | 'by-category';
  /** The call that creates records: the slug itself or `/{base}/add`. */
  readonly createdAt: '' | '/add';
  readonly body: 'multipart' | 'json';
  /** True if POST with an `id` in the body updates that record. */
  readonly postUpdates: boolean;
  /** Legacy aliases under which answers repeat a field (alias → name); ignored in bodies. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Aliases that bodies may use for a field (alias → name). */
  readonly accepts: Readonly<Record<string, string>>;
  /** Parts with the name of a file to retain. They are ignored, because a file that is not sent is retained anyway. */
  readonly ignored: readonly string[];
  /** The lists whose items are sent as separate parts, by name. */
  readonly parts: Readonly<Record<string, ListParts>>;
}

/** Names of the parts of a list that clients do not send as JSON text. */
export interface ListParts {
  /** `feature_image_{n}`: the file of item n (from 0), stored in this field of the item. */
  readonly indexedFiles?: { readonly prefix: string; readonly into: string };
  /**
   * Repeated parts: one text for each item, one file for each item, the names of retained files, and the keys of the
   * items.
   */
  readonly repeated?: {
    readonly texts: string;
    readonly files: string;
    readonly storedFiles: string;
    readonly keys: string;
    readonly textInto: string;
    readonly fileInto: string;
  };
}

/** Defaults, used by collections that the specification does not contain. */
const usual: LegacyApi = {
  parentZero: false,
  envelope: 'array',
  listedUnder: 'category',
  createdAt: '',
  body: 'multipart',
  postUpdates: false,
  aliases: {},
  accepts: {},
  ignored: [],
  parts: {},
};

const known = new Map(Object.entries(legacyApis).map(([base, own]) => [base, { ...usual, ...own }]));

export const legacyApiOf = ({ base }: Pick<Collection, 'base'>): LegacyApi => known.get(base) ?? usual;
