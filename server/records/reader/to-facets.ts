import type { Collection } from '../../../content/model/collection.ts';
import type { FacetsOf } from '../../../content/model/reader.ts';
import type { Language } from '../../../language/languages.ts';
import type { EntryFacets } from '../repository/entry-reads.ts';

type Shown = readonly { readonly id: number }[];

/** By the lists they were made of, and by the names of their fields. */
const made = new WeakMap<readonly EntryFacets[], Map<string, Shown>>();
/** The same of each record: where a list changed, most of its records are those of the list before. */
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
    if (field === undefined || !Object.hasOwn(facets, name)) throw new Error(`${name} is no facet of ${base}`);
    return [name, field.view(facets[name], context)];
  });
  return { id, ...Object.fromEntries(views) };
}

/**
 * What visitors of a language read of some facets. Of a list that is kept it is made once, however many pages ask for
 * it: nobody may change what it returns.
 */
// What is asked for by name is given by name: the overload is that promise.
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
