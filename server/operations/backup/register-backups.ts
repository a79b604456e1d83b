import { createReadStream } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { onlyConfirmation } from '../../../calls/model/confirmation.ts';
import { callMessage } from '../../../language/call-words.ts';
import type { Language } from '../../../language/languages.ts';
import { confirmedSession } from '../../accounts/confirmed-session.ts';
import { cookiesOf } from '../../accounts/cookies.ts';
import { beginStep, endStep, findPendingStep } from '../../accounts/pending-steps.ts';
import { readJson } from '../../accounts/read-json.ts';
import { clearDownloadCookie, setDownloadCookie } from '../../accounts/session-cookies.ts';
import type { CallServices } from '../../calls/call-services.ts';
import { administratorReads, administratorWrites } from '../../calls/guards.ts';
import { isCutOff, readNext } from '../../calls/read-multipart.ts';
import { InvalidError } from '../../entries/errors.ts';
import { CallError, notFound } from '../../errors/call-error.ts';
import { BackupError } from './backup-error.ts';
import type { BackupJob, BackupJobs } from './backup-jobs.ts';
import type { KeptBackup, KeptBackups } from './kept-backups.ts';

export interface Backups {
  readonly kept: KeptBackups;
  readonly jobs: BackupJobs;
}

type Rows = Readonly<Record<string, number>>;

/** What of a site is counted for the administrator, by the tables it stands in. */
const countsOf = (rows: Rows) => {
  const sum = (...tables: readonly string[]) => tables.reduce((total, table) => total + (rows[table] ?? 0), 0);
  return {
    records: sum('entry'),
    files: sum('media'),
    enquiries: sum('enquiry'),
    messages: sum('comment', 'free_post', 'free_comment'),
    subscribers: sum('subscriber'),
  };
};

const countedTables = ['entry', 'media', 'enquiry', 'comment', 'free_post', 'free_comment', 'subscriber'] as const;

async function presentCounts({ database }: Pick<CallServices, 'database'>) {
  const rows: Record<string, number> = {};
  for (const table of countedTables) {
    const { count } = await database.read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    rows[table] = count;
  }
  return countsOf(rows);
}

const serialize = ({ name, kind, bytes, manifest }: KeptBackup) => ({
  name,
  kind,
  bytes,
  made_at: manifest.made_at,
  counts: countsOf(manifest.tables),
});

const serializeJob = (job: BackupJob | null, language: Language) =>
  job && {
    kind: job.kind,
    state: job.state,
    step: job.step,
    share: job.share,
    name: job.name,
    saved: job.saved,
    reason: job.problem && callMessage(job.problem, language, job.values),
  };

const Named = z.object({ name: z.string() });

function nameIn(request: FastifyRequest): string {
  const named = Named.safeParse(request.params);
  if (!named.success) throw notFound();
  return named.data.name;
}

const busy = () => new CallError(409, 'backupBusy');

/** A file of any size is streamed to the disk; only a whole backup stays there. */
async function receive(request: FastifyRequest, kept: KeptBackups): Promise<string> {
  if (!request.isMultipart()) throw new CallError(415, 'unsupportedBody');
  const part = await readNext(request.file({ limits: { files: 1, fileSize: Number.MAX_SAFE_INTEGER } }));
  if (part === undefined) throw new InvalidError([{ path: 'file', code: 'required' }]);
  try {
    return await kept.receive(part.file);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof BackupError) throw new CallError(400, error.problem, { values: error.values });
    throw isCutOff(part.file, error) ? new CallError(400, 'malformed') : error;
  }
}

/** Backups of the whole site: making, keeping, taking in, giving out and restoring them. */
export function registerBackups(app: FastifyInstance, services: CallServices, language: Language): void {
  const { accounts, backups, database } = services;
  const { kept, jobs } = backups;
  const guardedRead = administratorReads(accounts);
  const guardedWrite = administratorWrites(accounts);
  const message = (key: Parameters<typeof callMessage>[0]) => callMessage(key, language);

  app.get('/backups', guardedRead, async () => ({
    kept: (await kept.list()).map(serialize),
    most_kept: kept.most,
    present: await presentCounts(services),
    job: serializeJob(jobs.current(), language),
  }));

  app.post('/backups', guardedWrite, async (_request, reply) => {
    if (!(await jobs.backUp())) throw busy();
    reply.code(201);
    return { message: message('backupBegun'), job: serializeJob(jobs.current(), language) };
  });

  app.delete('/backups/job', guardedWrite, async () => {
    if (!jobs.cancel()) throw new CallError(409, 'backupNotStopped');
    return { message: message('backupStopped') };
  });

  app.post('/backups/received', guardedWrite, async (request, reply) => {
    const name = await receive(request, kept);
    reply.code(201);
    return { message: message('backupReceived'), name };
  });

  // A backup holds the site's key and hashed passwords: more than a session alone should get.
  app.post('/backups/:name/download', guardedWrite, async (request, reply) => {
    const name = nameIn(request);
    const { accountId } = await confirmedSession(request, accounts, readJson(request, onlyConfirmation));
    if ((await kept.find(name)) === null) throw notFound();
    const step = { purpose: 'backup-download', account_id: accountId, challenge: name } as const;
    setDownloadCookie(request, reply, await beginStep(database, step));
    return { message: message('backupLeaves') };
  });

  async function useDownload(request: FastifyRequest, reply: FastifyReply, name: string): Promise<void> {
    const { accountId } = await accounts.ownSession(request);
    const step = await findPendingStep(database, cookiesOf(request)['download'], 'backup-download');
    const isRight = step !== null && step.account_id === accountId && step.challenge === name;
    if (!isRight || !(await endStep(database, step))) throw new CallError(403, 'backupAsksFirst');
    clearDownloadCookie(request, reply);
  }

  app.get('/backups/:name', guardedRead, async (request, reply) => {
    const name = nameIn(request);
    const backup = (await kept.list()).find((each) => each.name === name);
    const path = await kept.find(name);
    if (backup === undefined || path === null) throw notFound();
    await useDownload(request, reply, name);
    reply.headers({
      'content-type': 'application/gzip',
      'content-length': backup.bytes,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    });
    return reply.send(createReadStream(path));
  });

  app.delete('/backups/:name', guardedWrite, async (request) => {
    const name = nameIn(request);
    const job = jobs.current();
    if (job?.state === 'running' && job.name === name) throw busy();
    if (!(await kept.remove(name))) throw notFound();
    return { message: message('backupDeleted') };
  });

  // A backup brings its accounts along: whoever restores one decides who may log in.
  app.post('/backups/:name/restore', guardedWrite, async (request) => {
    await confirmedSession(request, accounts, readJson(request, onlyConfirmation));
    const begun = await jobs.restore(nameIn(request));
    if (begun === null) throw notFound();
    if (!begun) throw busy();
    return { message: message('restoreBegun'), job: serializeJob(jobs.current(), language) };
  });
}
