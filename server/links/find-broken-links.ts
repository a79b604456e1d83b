import { wireName } from '../../fields/field.ts';
import type { EntryLink } from '../entries/entry-store.ts';
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

const signs = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Record by record. */
const inOrder = (one: EntryLink, other: EntryLink): number =>
  signs(one.collection, other.collection) ||
  one.entryId - other.entryId ||
  signs(one.field, other.field) ||
  signs(one.path, other.path);

/** Links of records to addresses of this site at which there is no page. Only of these it is read where they stand. */
export async function findBrokenLinks(sources: Sources): Promise<readonly BrokenLink[]> {
  const broken: string[] = [];
  for await (const paths of sources.entries.linkedPaths()) {
    for (const path of paths) if ((await findLinkTarget(sources, path)) === null) broken.push(path);
  }
  const links = (await sources.entries.linksTo(broken)).toSorted(inOrder);
  const found = links.map(async ({ collection: base, entryId, field, path }): Promise<BrokenLink[]> => {
    const collection = knownCollection(base);
    if (collection === undefined) return [];
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
