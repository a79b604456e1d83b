import { recordQuery } from '../../content/record-address.ts';
import { fillRoute } from '../../content/routes.ts';
import type { Unsaved } from './lay-over.ts';

/** The address of a record's page. */
export interface PreviewAddress {
  /** Decoded, without a language. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * The page that shows a record, as its collection declares, with ids instead of titles; the home page without a
 * declaration.
 */
export function previewAddress({ collection, entry }: Unsaved): PreviewAddress {
  const { page = { at: 'home' }, parent } = collection;
  const { id, parentId } = entry;
  const above = parentId === null ? null : { id: parentId, title: '' };
  return {
    path: fillRoute(page.at, { id: parent === undefined ? id : (parentId ?? '') }),
    query: new URLSearchParams(recordQuery(page, { id, title: '', parent: above })),
  };
}
