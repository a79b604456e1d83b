import { type Findable, findables } from './findable.ts';
import { matchPath } from './match-path.ts';
import type { CollectionPage } from './model/collection.ts';
import { routes } from './routes.ts';

/** The number in an address that says which record a page shows; `undefined` where it is no such page. */
function idIn({ at, query }: CollectionPage, path: string, asked: URLSearchParams): string | null | undefined {
  const params = matchPath(routes[at], path);
  if (params === null || query === undefined) return params?.['id'];
  const [name] = Object.entries(query).find(([, whose]) => whose === 'record') ?? [];
  return name && asked.get(name);
}

/** The record whose page an own address without a language is, by its number; `null` for every other address. */
export function readRecordAddress(address: string): (Findable & { readonly id: number }) | null {
  const [whole = ''] = address.split('#');
  const [path = '', query] = whole.split('?');
  for (const findable of findables) {
    const id = idIn(findable.page, path, new URLSearchParams(query)) ?? '';
    if (/^\d{1,9}$/.test(id)) return { ...findable, id: Number(id) };
  }
  return null;
}
