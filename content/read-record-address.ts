import { type Findable, findables } from './findable.ts';
import { matchPath } from './match-path.ts';
import type { CollectionPage } from './model/collection.ts';
import { readNumberedSlug } from './numbered-slug.ts';
import { routes } from './routes.ts';
import { toId } from '../fields/record-id.ts';

/** The id of the record in the address of a page; `undefined` if the address does not belong to this page. */
function idIn({ at, query }: CollectionPage, path: string, asked: URLSearchParams): number | undefined {
  const params = matchPath(routes[at], path);
  if (params === null) return undefined;
  if (query === undefined) return toId(params['id'] ?? '');
  const [name] = Object.entries(query).find(([, whose]) => whose === 'record') ?? [];
  return readNumberedSlug((name && asked.get(name)) ?? '')?.id;
}

/** The record whose page an internal address without a language leads to; `null` for all other addresses. */
export function readRecordAddress(address: string): (Findable & { readonly id: number }) | null {
  const [whole = ''] = address.split('#');
  const [path = '', query] = whole.split('?');
  for (const findable of findables) {
    const id = idIn(findable.page, path, new URLSearchParams(query));
    if (id !== undefined) return { ...findable, id };
  }
  return null;
}
