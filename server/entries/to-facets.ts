import type { Collection } from '../../content/model/collection.ts';
import type { FacetsOf } from '../../content/model/reader.ts';
import type { Language } from '../../language/languages.ts';
import type { EntryFacets } from './entry-store.ts';

type Shown = readonly { readonly id: number }[];

/** By the lists they were made of, and by the names of their fields. */
const made = new WeakMap<readonly EntryFacets[], Map<string, Shown>>();

function viewsOf(
  { base, fields }: Collection,
  names: readonly string[],
  all: readonly EntryFacets[],
  language: Language,
) {
  const context = { language, findMedia: () => undefined, fellBack: () => undefined };
  return all.map(({ id, facets }) => {
    const views = names.map((name): [string, unknown] => {
      const field = fields[name];
      if (field === undefined || !Object.hasOwn(facets, name)) throw new Error(`${name} is no facet of ${base}`);
      return [name, field.view(facets[name], context)];
    });
    return { id, ...Object.fromEntries(views) };
  });
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
  const known = made.get(all) ?? new Map<string, Shown>();
  made.set(all, known);
  const key = `${language} ${names.join(' ')}`;
  const views = known.get(key) ?? viewsOf(collection, names, all, language);
  known.set(key, views);
  return views;
}
