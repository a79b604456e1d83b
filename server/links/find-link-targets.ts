import { isPageItself } from '../../content/page-at.ts';
import { readRecordAddress } from '../../content/read-record-address.ts';
import { toAddress } from '../../content/record-address.ts';
import { type OwnPath, parseOwnPath } from '../addresses/own-path.ts';
import { redirectStarts } from '../addresses/redirect-keys.ts';
import { isReserved } from '../addresses/reserved-address.ts';
import type { RecordKey } from '../records/changes/change.ts';
import { indexedOf } from '../records/index/indexed-of.ts';
import type { LinkServices } from './link-services.ts';

type Sources = Pick<LinkServices, 'database' | 'media' | 'redirects'>;

/** The record whose page is at an address, or `null`. */
function recordAt({ address }: OwnPath): RecordKey | null {
  const found = readRecordAddress(address);
  return found === null ? null : { collection: found.collection.base, id: found.id };
}

const uploadIn = ({ path }: OwnPath): string | undefined => /^\/uploads\/([^/]+)$/.exec(path)?.[1];

/** Which of some addresses visitors can open without a redirect: by the routes, the record index and the library. */
async function findDirect(
  { database, media }: Pick<Sources, 'database' | 'media'>,
  addresses: readonly OwnPath[],
): Promise<(own: OwnPath) => boolean> {
  const indexed = await indexedOf(
    database.read,
    addresses.flatMap((own) => recordAt(own) ?? []),
  );
  const files = await media.findByNames(addresses.flatMap((own) => uploadIn(own) ?? []));
  return (own) => {
    const upload = uploadIn(own);
    if (upload !== undefined) return files.has(upload);
    const record = recordAt(own);
    return isReserved(own.path) || (record === null ? isPageItself(own.path) : indexed(record)?.isShown === true);
  };
}

/** True if visitors find a page at an address, in any language. */
export async function isPage(sources: Pick<Sources, 'database' | 'media'>, own: OwnPath): Promise<boolean> {
  return (await findDirect(sources, [own]))(own);
}

/**
 * The targets of stored internal links after redirects. Broken links are left out. The number of statements does not
 * depend on the number of links.
 */
export async function findLinkTargets(
  sources: Sources,
  links: readonly string[],
): Promise<ReadonlyMap<string, OwnPath>> {
  const read = links.flatMap((link) => {
    const own = parseOwnPath(toAddress(link) ?? '');
    return own === null ? [] : [{ link, own }];
  });
  const isThere = await findDirect(
    sources,
    read.map(({ own }) => own),
  );
  const moved = read.filter(({ own }) => !isThere(own));
  const moves = await sources.redirects.findEach(moved.map(({ own }) => redirectStarts(own)));
  const led = moved.flatMap(({ link }, index): [string, OwnPath][] => {
    const target = parseOwnPath(moves[index]?.to ?? '');
    return target === null ? [] : [[link, target]];
  });
  return new Map([...read.filter(({ own }) => isThere(own)).map(({ link, own }) => [link, own] as const), ...led]);
}
