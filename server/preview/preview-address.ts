import { fillRoute } from '../../content/routes.ts';
import type { Unsaved } from './lay-over.ts';

/** Where a visitor finds a record. */
export interface PreviewAddress {
  /** Decoded, without a language. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** The page that shows a record, as its collection declares: by numbers, whatever its names are. Home where none does. */
export function previewAddress({ collection, entry }: Unsaved): PreviewAddress {
  const { page = { at: 'home' }, parent } = collection;
  const ids = { record: String(entry.id), parent: String(entry.parentId) };
  const query = Object.entries(page.query ?? {}).map(([name, whose]): [string, string] => [name, ids[whose]]);
  return {
    path: fillRoute(page.at, { id: parent === undefined ? ids.record : ids.parent }),
    query: new URLSearchParams(query),
  };
}
