import type { RedirectStore } from '../redirects/redirect-store.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import type { Database } from '../database/connect.ts';
import { redirects as calls } from '../../calls/redirects.ts';
import type { IssueCode } from '../../fields/field.ts';
import { type CallMessage, callMessage } from '../../language/call-words.ts';
import type { RedirectRow } from '../database/tables.ts';
import { runChange } from '../entries/run-change.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import { CallError, notFound } from '../http/call-error.ts';
import { partOf } from '../http/part-of.ts';
import type { Serve } from '../http/serve.ts';
import { tellList } from '../http/tell-list.ts';
import { type OwnPath, parseOwnPath } from '../addresses/own-path.ts';
import { removeRedirect } from '../redirects/redirect-history.ts';
import type { RedirectClash } from '../redirects/redirect-store.ts';
import { isForAdministrator, isReserved } from '../addresses/reserved-address.ts';

const refuse = (path: 'from_path' | 'to_path', code: IssueCode, messageKey: CallMessage) =>
  new InvalidError([{ path, code }], messageKey);

const clashes: Readonly<Record<RedirectClash, () => Error>> = {
  redirectTaken: () => new CallError(409, 'redirectTaken', { issues: [{ path: 'from_path', code: 'taken' }] }),
  redirectLoop: () => refuse('to_path', 'redirectLoop', 'redirectLoop'),
  redirectChain: () => refuse('to_path', 'redirectChain', 'redirectChain'),
};

/** @throws InvalidError where a redirect may not start */
async function readStart(written: string, pages: PageBook): Promise<OwnPath> {
  const from = parseOwnPath(written);
  if (from === null || !from.isPlain) throw refuse('from_path', 'invalidLink', 'redirectRefused');
  if (isReserved(from.path)) throw refuse('from_path', 'reservedAddress', 'redirectReserved');
  if (await pages.has(from.path)) throw refuse('from_path', 'existingPage', 'redirectShadows');
  return from;
}

/** @throws InvalidError where a redirect may not lead */
function readEnd(written: string): OwnPath {
  const to = parseOwnPath(written);
  if (to === null) throw refuse('to_path', 'invalidLink', 'redirectRefused');
  if (isForAdministrator(to.path)) throw refuse('to_path', 'reservedAddress', 'redirectReserved');
  return to;
}

const serialize = ({ id, from_path, to_path, status, created_at }: RedirectRow) => ({
  id,
  from_path: encodeURI(from_path).replace(/[?#]/g, encodeURIComponent),
  to_path,
  status,
  created_at,
});

type Sources = { readonly database: Database; readonly pages: PageBook; readonly redirects: RedirectStore };

/** The addresses that moved: reading, adding and deleting them, for the administrator. */
export function serveRedirects(serve: Serve, { database, pages, redirects }: Sources): void {
  serve(calls.list, async ({ query: { after, limit, sort }, request, reply }) => {
    const found = await redirects.list({ after, isNewestFirst: sort === '-id', limit: limit + 1 });
    const { rows, next } = partOf(found, limit);
    tellList(request, reply, { total: await redirects.count(), next });
    return rows.map(serialize);
  });

  serve(calls.add, async ({ body: { from_path, to_path, status }, language }) => {
    const to = readEnd(to_path);
    const { path: from } = await readStart(from_path, pages);
    const namesOf = await pages.naming();
    const added = await redirects.add({
      from,
      to: { address: to.address, paths: namesOf(to.path) },
      status,
      pathsOf: (address) => namesOf(parseOwnPath(address)?.path ?? address),
    });
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
