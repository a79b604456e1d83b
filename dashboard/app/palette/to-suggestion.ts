import type { FoundRecord } from '../../../calls/overview.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import type { Suggestion } from '../../../ui/suggestion-list.tsx';
import { currentLanguage } from '../current-language.ts';
import { recordScreen } from '../records/record-screen.ts';
import { textOf } from '../records/wire-record.ts';
import type { Destination } from './places.ts';

/** Something that the palette can lead to. */
export interface PaletteSuggestion extends Suggestion {
  readonly destination: Destination;
}

/** A record as the palette offers it: it leads to where it is edited. */
export function toSuggestion(record: FoundRecord): PaletteSuggestion[] {
  const { base, id, category_id: parentId } = record;
  const collection = findCollection(base);
  if (collection === undefined) return [];
  const to = recordScreen({ base, id, parentId });
  if (to === null) return [];
  const kind = headingOf(collection)[currentLanguage()];
  const parentTitle = textOf(record.parent_title);
  const detail = parentTitle === '' ? kind : `${parentTitle} · ${kind}`;
  return [{ key: `${base}/${id}`, label: textOf(record.title), detail, destination: { to } }];
}
