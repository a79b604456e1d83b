import { findCollection } from '../../../content/collections/index.ts';
import { editorPathOf, managerOf } from '../../../content/derive/screens.ts';
import { isSettingsGroup } from '../../../content/is-settings-group.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { screens } from '../../../content/screens.ts';

export interface RecordPlace {
  readonly base: string;
  /** The record's id; `null` for the whole collection. */
  readonly id: number | null;
  readonly parentId: number | null;
}

/** The screen that edits a record together with its sections; `null` for a collection without one. */
export function recordEditor(collection: Collection, id: number): string | null {
  const manager = managerOf(collection, screens);
  return manager === undefined ? null : `/${editorPathOf(manager).replace(':id', String(id))}`;
}

/**
 * The screen that edits a record: its own editor, otherwise the list with the right section open and the card in view;
 * `null` for a collection without a screen.
 */
export function recordScreen({ base, id, parentId }: RecordPlace): string | null {
  if (isSettingsGroup({ base })) return `/settings?${new URLSearchParams({ section: base })}`;
  const collection = findCollection(base);
  if (collection === undefined) return null;
  const editor = id === null ? null : recordEditor(collection, id);
  if (editor !== null) return editor;
  const { screen, section } = collection.placement;
  if (screen.includes(':id') && parentId === null) return null;
  const query = new URLSearchParams();
  if (section !== undefined) query.set('section', base);
  if (id !== null) query.set('record', String(id));
  const path = `/${screen.replace(':id', String(parentId))}`;
  return query.size === 0 ? path : `${path}?${query}`;
}
