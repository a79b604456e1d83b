import { findCollection } from '../../content/collections/index.ts';
import { headingOf, managerOf } from '../../content/derive/screens.ts';
import type { Suggestion } from '../../ui/suggestion-list.tsx';
import { currentLanguage } from '../current-language.ts';
import { recordScreen } from '../records/record-screen.ts';
import { screens } from '../../content/screens.ts';
import type { Destination } from './places.ts';
import type { FoundRecord } from './use-found-records.ts';

/** Something that the palette can lead to. */
export interface Offer extends Suggestion {
  readonly destination: Destination;
}

/** A record as the palette offers it: it leads to the screen of its sections, or else to its card. */
export function toOffer(record: FoundRecord): Offer[] {
  const { base, id, title, parentTitle } = record;
  const collection = findCollection(base);
  if (collection === undefined) return [];
  const manager = managerOf(collection, screens);
  const to = manager === undefined ? recordScreen(record) : `/${manager.path.replace(':id', String(id))}`;
  if (to === null) return [];
  const kind = headingOf(collection)[currentLanguage()];
  const detail = parentTitle === '' ? kind : `${parentTitle} · ${kind}`;
  return [{ key: `${base}/${id}`, label: title, detail, destination: { to } }];
}
