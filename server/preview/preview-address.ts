import { communityBlogs, communityPosts } from '../../content/collections/index.ts';
import type { Unsaved } from './lay-over.ts';

/** Where a visitor finds a record. */
export interface PreviewAddress {
  /** Decoded, without a language. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/** Which of many records a page shows, where the query of its address says so: by number, whatever their names are. */
function queryOf({ collection, entry }: Unsaved): Readonly<Record<string, string>> {
  if (collection.base === communityBlogs.base) return { blog: String(entry.id) };
  if (collection.base === communityPosts.base) return { blog: String(entry.parentId), section: String(entry.id) };
  return {};
}

/** The page that shows a record, by the placement of its collection. */
export function previewAddress(unsaved: Unsaved): PreviewAddress {
  const { collection, entry } = unsaved;
  const id = collection.parent === undefined ? entry.id : entry.parentId;
  return {
    path: collection.placement.at.replace(':id', String(id)),
    query: new URLSearchParams(queryOf(unsaved)),
  };
}
