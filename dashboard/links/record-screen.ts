import { findCollection } from '../../content/collections/index.ts';

export interface RecordPlace {
  readonly base: string;
  readonly parentId: number | null;
}

/** The screen on which a record is edited, with its section open; `null` for what has no screen of its own. */
export function recordScreen({ base, parentId }: RecordPlace): string | null {
  const collection = findCollection(base);
  if (collection === undefined) return null;
  const { screen, section } = collection.placement;
  if (screen.includes(':id') && parentId === null) return null;
  const path = `/${screen.replace(':id', String(parentId))}`;
  return section === undefined ? path : `${path}?section=${encodeURIComponent(base)}`;
}
