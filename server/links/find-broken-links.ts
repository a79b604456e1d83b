import { wireName } from '../../fields/field.ts';
import type { Words } from '../../language/languages.ts';
import { knownCollection } from '../changes/known-collections.ts';
import { titleOf } from '../../content/derive/title-of.ts';
import { findLinkTarget } from './find-link-target.ts';
import type { LinkServices } from './link-services.ts';

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

type Sources = Pick<LinkServices, 'entries' | 'media' | 'pages' | 'redirects'>;

/** Links of live records to addresses of this site at which there is no page. */
export async function findBrokenLinks(sources: Sources): Promise<readonly BrokenLink[]> {
  const links = await sources.entries.links();
  const broken = new Set<string>();
  for (const path of new Set(links.map((link) => link.path))) {
    if ((await findLinkTarget(sources, path)) === null) broken.add(path);
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
