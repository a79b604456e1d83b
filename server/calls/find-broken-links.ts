import { toAddress } from '../../content/record-address.ts';
import { wireName } from '../../fields/field.ts';
import type { Words } from '../../language/languages.ts';
import { knownCollection } from '../entries/known-collections.ts';
import { parseOwnPath } from '../redirects/own-path.ts';
import { isReserved } from '../redirects/reserved-address.ts';
import type { CallServices } from './call-services.ts';
import { titleOf } from './title-of.ts';

export interface BrokenLink {
  readonly base: string;
  readonly id: number;
  readonly category_id: number | null;
  readonly title: Words;
  /** The wire name of the field that holds it. */
  readonly field: string;
  /** As it is stored. */
  readonly link: string;
}

type Sources = Pick<CallServices, 'entries' | 'media' | 'pages' | 'redirects'>;

/** True when visitors who follow a stored own address find something there, or are led on. */
async function leadsSomewhere({ media, pages, redirects }: Sources, link: string): Promise<boolean> {
  const own = parseOwnPath(toAddress(link) ?? '');
  if (own === null) return false;
  const [, upload] = /^\/uploads\/([^/]+)$/.exec(own.path) ?? [];
  if (upload !== undefined) return (await media.findByName(upload)) !== null;
  if (isReserved(own.path) || (await pages.has(own.path))) return true;
  const namesOf = await pages.naming();
  return (await redirects.find(namesOf(own.path))) !== null;
}

/** Links of live records to addresses of this site at which there is no page. */
export async function findBrokenLinks(sources: Sources): Promise<readonly BrokenLink[]> {
  const links = await sources.entries.links();
  const broken = new Set<string>();
  for (const path of new Set(links.map((link) => link.path))) {
    if (!(await leadsSomewhere(sources, path))) broken.add(path);
  }
  const found = links.map(async ({ collection: base, entryId, field, path }): Promise<BrokenLink[]> => {
    const collection = knownCollection(base);
    if (collection === undefined || !broken.has(path)) return [];
    const entry = await sources.entries.get(collection, entryId);
    if (entry === null) return [];
    const declared = collection.fields[field];
    return [
      {
        base,
        id: entryId,
        category_id: entry.parentId,
        title: titleOf(collection, entry),
        field: declared === undefined ? field : wireName(field, declared),
        link: path,
      },
    ];
  });
  return (await Promise.all(found)).flat();
}
