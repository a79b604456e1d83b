import { findCollection } from '../../content/collections/index.ts';

export interface RecordPlace {
  readonly base: string;
  /** Its number; `null` for all of them together. */
  readonly id: number | null;
  readonly parentId: number | null;
}

/**
 * The screen on which a record is edited, with its section open and its card in view; `null` for what has no screen of
 * its own.
 */
export function recordScreen({ base, id, parentId }: RecordPlace): string | null {
  const collection = findCollection(base);
  if (collection === undefined) return null;
  const { screen, section } = collection.placement;
  if (screen.includes(':id') && parentId === null) return null;
  const asked = new URLSearchParams();
  if (section !== undefined) asked.set('section', base);
  if (id !== null) asked.set('record', String(id));
  const path = `/${screen.replace(':id', String(parentId))}`;
  return asked.size === 0 ? path : `${path}?${asked}`;
}
