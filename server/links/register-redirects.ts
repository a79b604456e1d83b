import { redirects as calls } from '../../calls/redirects.ts';
import type { IssueCode } from '../../fields/field.ts';
import { type CallMessage, callMessage } from '../../language/call-messages.ts';
import type { RedirectRow } from '../database/tables.ts';
import { runChange } from '../records/repository/run-change.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { CallError, notFound } from '../http/call-error.ts';
import { partOf } from '../http/part-of.ts';
import type { Serve } from '../http/serve.ts';
import { tellList } from '../http/tell-list.ts';
import type { Accounts } from '../accounts/create-accounts.ts';
import { type OwnPath, parseOwnPath, withoutOrigin } from '../addresses/own-path.ts';
import { removeRedirect } from '../redirects/redirect-history.ts';
import type { RedirectClash } from '../redirects/redirect-store.ts';
import { isForAdministrator, isReserved } from '../addresses/reserved-address.ts';
import { isPage } from './find-link-targets.ts';
import type { LinkServices } from './link-services.ts';

const refuse = (path: 'from_path' | 'to_path', code: IssueCode, messageKey: CallMessage) =>
  new InvalidError([{ path, code }], messageKey);

const clashes: Readonly<Record<RedirectClash, () => Error>> = {
  redirectTaken: () => new CallError(409, 'redirectTaken', { issues: [{ path: 'from_path', code: 'taken' }] }),
  redirectLoop: () => refuse('to_path', 'redirectLoop', 'redirectLoop'),
  redirectChain: () => refuse('to_path', 'redirectChain', 'redirectChain'),
};

interface Sources extends Pick<LinkServices, 'database' | 'media' | 'pages' | 'redirects'> {
  /** Returns the site's own origin. */
  readonly accounts: Pick<Accounts, 'originOf'>;
}

/** @throws InvalidError if a redirect cannot start there */
async function readStart(written: string, sources: Sources): Promise<OwnPath> {
  const from = parseOwnPath(written);
  if (from === null || from.hasFragment) throw refuse('from_path', 'invalidLink', 'redirectRefused');
  if (isReserved(from.path)) throw refuse('from_path', 'reservedAddress', 'redirectReserved');
  // A redirect must not hide a page. A query that the page does not read belongs to an address of an old site.
  const isShadowing = (await sources.pages.readsAll(from)) && (await isPage(sources, from));
  if (isShadowing) throw refuse('from_path', 'existingPage', 'redirectShadows');
  return from;
}

/** @throws InvalidError if a redirect cannot lead there */
function readEnd(written: string): OwnPath {
  const to = parseOwnPath(written);
  if (to === null) throw refuse('to_path', 'invalidLink', 'redirectRefused');
  if (isForAdministrator(to.path)) throw refuse('to_path', 'reservedAddress', 'redirectReserved');
  return to;
}

/** The start of a redirect, encoded as in browsers. */
function writeStart(stored: string): string {
  const [path = '', ...query] = stored.split('?');
  return [encodeURI(path).replaceAll('#', encodeURIComponent), ...query].join('?');
}

const serialize = ({ id, from_path, to_path, status, created_at }: RedirectRow) => ({
  id,
  from_path: writeStart(from_path),
  to_path,
  status,
  created_at,
});

/** Calls for redirects of moved addresses: listing, adding and deleting them. */
export function serveRedirects(serve: Serve, sources: Sources): void {
  const { accounts, database, redirects } = sources;
  serve(calls.list, async ({ query: { after, limit, sort }, request, reply }) => {
    const found = await redirects.list({ after, isNewestFirst: sort === '-id', limit: limit + 1 });
    const { rows, next } = partOf(found, limit);
    tellList(request, reply, { total: await redirects.count(), next });
    return rows.map(serialize);
  });

  serve(calls.add, async ({ body: { from_path, to_path, status }, language, request }) => {
    const origin = accounts.originOf(request);
    const to = readEnd(withoutOrigin(to_path, origin));
    const from = await readStart(withoutOrigin(from_path, origin), sources);
    const added = await redirects.add({ from, to, status });
    if (typeof added === 'string') throw clashes[added]();
    return { ...serialize(added), message: callMessage('redirectAdded', language) };
  });

  serve(calls.remove, async ({ params: { id }, language, actor }) => {
    const removed = await runChange(database, await actor(), (change) => removeRedirect(change, id));
    if (removed === null) throw notFound();
    return {
      ...serialize(removed.row),
      message: callMessage('redirectDeleted', language),
      undo: removed.revisionId,
    };
  });
}
