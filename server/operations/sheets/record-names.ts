import { titleOf } from '../../../content/derive/title-of.ts';
import type { SheetContext } from '../../../fields/sheet-cell.ts';
import { fold } from '../../../language/fold.ts';
import type { Language } from '../../../language/languages.ts';
import { otherLanguage } from '../../../language/languages.ts';
import { knownCollection } from '../../changes/known-collections.ts';
import { asEdited } from '../../changes/stored-entry.ts';
import type { EntryStore } from '../../entries/entry-store.ts';

interface Names {
  readonly byId: ReadonlyMap<number, string>;
  /** By what they are called in either language, folded. */
  readonly byName: ReadonlyMap<string, readonly number[]>;
}

/** What the records of a collection are called. */
async function namesOf(entries: EntryStore, base: string, language: Language): Promise<Names> {
  const collection = knownCollection(base);
  const byId = new Map<number, string>();
  const byName = new Map<string, number[]>();
  if (collection === undefined) return { byId, byName };
  for (const entry of await entries.list(collection)) {
    const title = titleOf(collection, asEdited(entry));
    byId.set(entry.id, title[language] || title[otherLanguage(language)]);
    for (const name of new Set([title.en, title.ar].map((each) => fold(each).trim()))) {
      if (name === '') continue;
      const there = byName.get(name);
      if (there === undefined) byName.set(name, [entry.id]);
      else there.push(entry.id);
    }
  }
  return { byId, byName };
}

/** `#12` names a record by its number: where it has no name, or shares it. */
const byNumber = /^#\s*([1-9]\d{0,8})$/;

/** The records of some collections by their names, as cells name them. */
export async function readRecordNames(
  entries: EntryStore,
  bases: Iterable<string>,
  language: Language,
): Promise<SheetContext> {
  const known = new Map<string, Names>();
  for (const base of new Set(bases)) known.set(base, await namesOf(entries, base, language));
  return {
    language,
    nameOf(base, id) {
      const name = known.get(base)?.byId.get(id);
      if (name === undefined) return '';
      return known.get(base)?.byName.get(fold(name).trim())?.length === 1 ? name : `#${id}`;
    },
    idsOf(base, cell) {
      const written = fold(cell).trim();
      const number = Number(byNumber.exec(written)?.[1] ?? 0);
      if (known.get(base)?.byId.has(number) === true) return [number];
      return known.get(base)?.byName.get(written) ?? [];
    },
  };
}
