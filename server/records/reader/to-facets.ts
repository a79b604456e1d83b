import type { Collection } from '../../../content/model/collection.ts';
import type { FacetsOf } from '../../../content/model/reader.ts';
import type { Language } from '../../../language/languages.ts';
import type { EntryFacets } from '../repository/entry-reads.ts';

type Shown = readonly { readonly id: number }[];

/** Caches the results by source list, then by language and field names. */
const made = new WeakMap<readonly EntryFacets[], Map<string, Shown>>();
/** Caches the result of each record: after a change, a new list shares most records with the previous one. */
const madeOf = new Map<string, WeakMap<EntryFacets, Shown[number]>>();

function viewOf(
  { base, fields }: Collection,
  names: readonly string[],
  { id, facets }: EntryFacets,
  language: Language,
) {
  const context = { language, findMedia: () => undefined, fellBack: () => undefined };
  const views = names.map((name): [string, unknown] => {
    const field = fields[name];
    if (field === undefined || !Object.hasOwn(facets, name)) throw new Error(`${name} is not a facet of ${base}`);
    return [name, field.view(facets[name], context)];
  });
  return { id, ...Object.fromEntries(views) };
}

/**
 * The facets of some records in a language, as visitors read them. The result is cached per source list and shared by
 * all pages, so callers must not modify it.
 */
// The overload asserts that the result has exactly the named fields.
export function toFacets<C extends Collection, Name extends keyof C['fields'] & string>(
  collection: C,
  names: readonly Name[],
  all: readonly EntryFacets[],
  language: Language,
): readonly FacetsOf<C, Name>[];
export function toFacets(
  collection: Collection,
  names: readonly string[],
  all: readonly EntryFacets[],
  language: Language,
): Shown {
  const lists = made.get(all) ?? new Map<string, Shown>();
  made.set(all, lists);
  const key = `${language} ${names.join(' ')}`;
  const list = lists.get(key);
  if (list !== undefined) return list;
  const known = madeOf.get(key) ?? new WeakMap<EntryFacets, Shown[number]>();
  madeOf.set(key, known);
  const views = all.map((each) => {
    const view = known.get(each) ?? viewOf(collection, names, each, language);
    known.set(each, view);
    return view;
  });
  lists.set(key, views);
  return views;
}
