import type { OwnLink } from '../../calls/links.ts';
import type { EntryLink } from '../records/repository/entry-store.ts';
import { findLinkTargets } from './find-link-targets.ts';
import type { LinkServices } from './link-services.ts';
import { toOwnLinks } from './to-own-links.ts';

type Sources = Pick<LinkServices, 'database' | 'entries' | 'media' | 'redirects'>;

const signs = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Sorts by record. */
const inOrder = (one: EntryLink, other: EntryLink): number =>
  signs(one.collection, other.collection) ||
  one.entryId - other.entryId ||
  signs(one.field, other.field) ||
  signs(one.path, other.path);

/** Links of records to addresses of this site without a page. Their locations are read only for broken links. */
export async function findBrokenLinks(sources: Sources): Promise<readonly OwnLink[]> {
  const broken: string[] = [];
  for await (const paths of sources.entries.linkedPaths()) {
    const targets = await findLinkTargets(sources, paths);
    broken.push(...paths.filter((path) => !targets.has(path)));
  }
  const links = (await sources.entries.linksTo(broken)).toSorted(inOrder);
  return toOwnLinks(
    sources.database.read,
    links.map(({ entryId: id, ...link }) => ({ ...link, id })),
  );
}
