import { toAddress } from '../../content/record-address.ts';
import { type OwnPath, parseOwnPath } from '../addresses/own-path.ts';
import { isReserved } from '../addresses/reserved-address.ts';
import type { LinkServices } from './link-services.ts';

type Sources = Pick<LinkServices, 'media' | 'pages' | 'redirects'>;

/** Where visitors who follow a stored own address arrive, redirects followed; `null` where there is nothing. */
export async function findLinkTarget({ media, pages, redirects }: Sources, link: string): Promise<OwnPath | null> {
  const own = parseOwnPath(toAddress(link) ?? '');
  if (own === null) return null;
  const [, upload] = /^\/uploads\/([^/]+)$/.exec(own.path) ?? [];
  if (upload !== undefined) return (await media.findByName(upload)) === null ? null : own;
  if (isReserved(own.path) || (await pages.has(own.path))) return own;
  const namesOf = await pages.naming();
  const move = await redirects.find(namesOf(own.path));
  return move === null ? null : parseOwnPath(move.to);
}
