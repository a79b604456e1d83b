import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Issue, IssueCode } from '../../fields/field.ts';
import { type CallMessage, callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import { type OwnPath, parseOwnPath } from '../addresses/own-path.ts';
import { isForAdministrator, isReserved } from '../addresses/reserved-address.ts';
import { readFlatBody } from '../bodies/read-flat-body.ts';
import type { Database } from '../database/connect.ts';
import type { RedirectRow } from '../database/tables.ts';
import { runChange } from '../entries/run-change.ts';
import { CallError, notFound } from '../http/call-error.ts';
import { actorOf, administratorReads, administratorWrites, type SessionGuard } from '../http/guards.ts';
import { readId } from '../http/read-id.ts';
import type { MediaStore } from '../media/media-store.ts';
import type { PageBook } from '../pages/create-page-book.ts';
import { removeRedirect } from '../redirects/redirect-history.ts';
import type { RedirectClash, RedirectStore } from '../redirects/redirect-store.ts';
import { InvalidError } from '../refusals/invalid-error.ts';

/** What the calls about redirects work with. */
interface RedirectServices {
  readonly accounts: SessionGuard;
  readonly database: Database;
  readonly media: MediaStore;
  readonly pages: PageBook;
  readonly redirects: RedirectStore;
}

const sentRedirect = z.strictObject({
  from_path: z.string(),
  to_path: z.string(),
  status: z.coerce
    .number()
    .pipe(z.union([z.literal(301), z.literal(302)]))
    .default(301),
});

const refuse = (path: 'from_path' | 'to_path', code: IssueCode, messageKey: CallMessage) =>
  new InvalidError([{ path, code }], messageKey);

const clashes: Readonly<Record<RedirectClash, () => Error>> = {
  redirectTaken: () => new CallError(409, 'redirectTaken', { issues: [{ path: 'from_path', code: 'taken' }] }),
  redirectLoop: () => refuse('to_path', 'redirectLoop', 'redirectLoop'),
  redirectChain: () => refuse('to_path', 'redirectChain', 'redirectChain'),
};

async function readRedirect(request: FastifyRequest, services: RedirectServices) {
  const body = await readFlatBody(request, services.media);
  const sent = sentRedirect.safeParse(body);
  if (sent.success) return sent.data;
  const issues = sent.error.issues.flatMap((issue): Issue[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((path) => ({ path, code: 'unknownField' }));
    const path = String(issue.path[0] ?? '');
    if (path === 'status') return [{ path, code: 'notAnOption' }];
    return [{ path, code: Object.hasOwn(body, path) ? 'wrongType' : 'required' }];
  });
  throw new InvalidError(issues, issues.every(({ code }) => code === 'unknownField') ? 'unknownField' : 'invalid');
}

/** @throws InvalidError where a redirect may not start */
async function readStart(written: string, { pages }: RedirectServices): Promise<OwnPath> {
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

/** The addresses that moved: reading, adding and deleting them, for the administrator. */
export function registerRedirects(app: FastifyInstance, services: RedirectServices, language: Language): void {
  const { accounts, database, pages, redirects } = services;

  app.get('/redirects', administratorReads(accounts), async () => (await redirects.list()).map(serialize));

  app.post('/redirects', administratorWrites(accounts), async (request, reply) => {
    const { from_path, to_path, status } = await readRedirect(request, services);
    const to = readEnd(to_path);
    const { path: from } = await readStart(from_path, services);
    const namesOf = await pages.naming();
    const added = await redirects.add({
      from,
      to: { address: to.address, paths: namesOf(to.path) },
      status,
      pathsOf: (address) => namesOf(parseOwnPath(address)?.path ?? address),
    });
    if (typeof added === 'string') throw clashes[added]();
    reply.code(201);
    return { ...serialize(added), message: callMessage('redirectAdded', language) };
  });

  app.delete('/redirects/:id', administratorWrites(accounts), async (request) => {
    const id = readId(request);
    const actor = await actorOf(accounts, request);
    const removed = await runChange(database, actor, (change) => removeRedirect(change, id));
    if (removed === null) throw notFound();
    return {
      ...serialize(removed.row),
      message: callMessage('redirectDeleted', language),
      undo: removed.revisionId,
    };
  });
}
