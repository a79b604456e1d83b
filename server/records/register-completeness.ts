import { overview } from '../../calls/overview.ts';
import { collections } from '../../content/collections/index.ts';
import { isCompleteIn } from '../../content/is-complete-in.ts';
import type { Collection } from '../../content/model/collection.ts';
import { settings } from '../../content/settings.ts';
import type { Language } from '../../language/languages.ts';
import { asEdited } from '../changes/stored-entry.ts';
import type { EntryStore } from '../entries/entry-store.ts';
import type { Serve } from '../http/serve.ts';

async function countComplete(entries: Pick<EntryStore, 'list'>, collection: Collection, screen: string | null) {
  const { base } = collection;
  const { area } = collection.screen;
  const records = (await entries.list(collection)).map(asEdited);
  const completeIn = (language: Language) =>
    records.filter(({ fields }) => isCompleteIn(collection, fields, language)).length;
  return { base, screen, area, records: records.length, en: completeIn('en'), ar: completeIn('ar') };
}

/** How far the site is written in both languages: of each collection, with the screen that edits it and its area, and of each settings group. */
export function serveCompleteness(serve: Serve, { entries }: { readonly entries: EntryStore }): void {
  serve(overview.completeness, () =>
    Promise.all([
      ...collections.map((collection) => countComplete(entries, collection, collection.placement.screen)),
      ...settings.map((group) => countComplete(entries, group, null)),
    ]),
  );
}
