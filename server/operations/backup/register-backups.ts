import type { Accounts } from '../../accounts/create-accounts.ts';
import type { Database } from '../../database/connect.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { backups } from '../../../calls/backups.ts';
import { callMessage } from '../../../language/call-messages.ts';
import { refusalMessage } from '../../../language/refusal-messages.ts';
import type { Language } from '../../../language/languages.ts';
import { confirmedSession } from '../../accounts/confirmed-session.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { beginStep, endStep, findPendingStep } from '../../accounts/pending-steps.ts';
import { clearDownloadCookie, setDownloadCookie } from '../../accounts/session-cookies.ts';
import { isCutOff, readNext } from '../../bodies/read-multipart.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { CallError, notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { BackupError } from './backup-error.ts';
import { isSealedName } from './backup-name.ts';
import type { BackupJob, BackupJobs } from './backup-jobs.ts';
import type { StoredBackup, BackupStore } from './backup-store.ts';

export interface Backups {
  readonly store: BackupStore;
  readonly jobs: BackupJobs;
  /** Whether backups are made each night. */
  readonly isScheduled: boolean;
}

/** The services of the calls for backups. */
interface BackupServices {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly backups: Backups;
}

type Rows = Readonly<Record<string, number>>;

/** The totals that administrators see, by table. */
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

async function presentCounts({ database }: Pick<BackupServices, 'database'>) {
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

const serialize = ({ name, kind, bytes, manifest }: StoredBackup) => ({
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
    reason: job.problem && refusalMessage(job.problem, language, job.values),
  };

const busy = () => new CallError(409, 'backupBusy');

/** A file of any size is streamed to the disk. Only a complete backup stays there. */
async function receive(request: FastifyRequest, store: BackupStore): Promise<string> {
  if (!request.isMultipart()) throw new CallError(415, 'unsupportedBody');
  const part = await readNext(request.file({ limits: { files: 1, fileSize: Number.MAX_SAFE_INTEGER } }));
  if (part === undefined) throw new InvalidError([{ path: 'file', code: 'required' }]);
  try {
    return await store.receive(part.file);
  } catch (error) {
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof BackupError) throw new CallError(400, error.problem, { values: error.values });
    throw isCutOff(part.file, error) ? new CallError(400, 'malformed') : error;
  }
}

type Services = { readonly accounts: Accounts; readonly backups: Backups; readonly database: Database };

/** Backups of the whole site: making, listing, uploading, downloading and restoring. */
export function serveBackups(serve: Serve, services: Services): void {
  const { accounts, database } = services;
  const { store, jobs, isScheduled } = services.backups;

  serve(backups.list, async ({ language }) => ({
    kept: (await store.list()).map(serialize),
    most_kept: store.most,
    is_scheduled: isScheduled,
    present: await presentCounts(services),
    job: serializeJob(await jobs.current(), language),
  }));

  serve(backups.make, async ({ language }) => {
    if (!(await jobs.backUp())) throw busy();
    return { message: callMessage('backupBegun', language), job: serializeJob(await jobs.current(), language) };
  });

  serve(backups.stop, async ({ language }) => {
    if (!(await jobs.cancel())) throw new CallError(409, 'backupNotStopped');
    return { message: callMessage('backupStopped', language) };
  });

  serve(backups.receive, async ({ request, language }) => ({
    name: await receive(request, store),
    message: callMessage('backupReceived', language),
  }));

  // A backup contains the site's key and password hashes, so a session alone is not enough.
  serve(backups.download, async ({ params: { name }, body, language, request, reply }) => {
    const { accountId } = await confirmedSession(request, accounts, body);
    const file = await store.open(name);
    if (file === null) throw notFound();
    await file.close();
    const step = { purpose: 'backup-download', account_id: accountId, challenge: name } as const;
    setDownloadCookie(request, reply, await beginStep(database, step));
    return { message: callMessage('backupLeaves', language) };
  });

  async function useDownload(request: FastifyRequest, reply: FastifyReply, name: string): Promise<void> {
    const { accountId } = await accounts.ownSession(request);
    const step = await findPendingStep(database, cookiesOf(request)['download'], 'backup-download');
    const isRight = step !== null && step.account_id === accountId && step.challenge === name;
    if (!isRight || !(await endStep(database, step))) throw new CallError(403, 'backupAsksFirst');
    clearDownloadCookie(request, reply);
  }

  serve(backups.get, async ({ params: { name }, request, reply }) => {
    const file = await store.open(name);
    if (file === null) throw notFound();
    await useDownload(request, reply, name).catch(async (error: unknown) => {
      await file.close();
      throw error;
    });
    reply.headers({
      'content-type': isSealedName(name) ? 'application/octet-stream' : 'application/gzip',
      'content-length': file.bytes,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    });
    return reply.send(file.read());
  });

  serve(backups.remove, async ({ params: { name }, language }) => {
    const job = await jobs.current();
    if (job?.state === 'running' && job.name === name) throw busy();
    if (!(await store.remove(name))) throw notFound();
    return { message: callMessage('backupDeleted', language) };
  });

  // A backup contains accounts, so a restore decides who can log in.
  serve(backups.restore, async ({ params: { name }, body, language, request }) => {
    await confirmedSession(request, accounts, body);
    const begun = await jobs.restore(name);
    if (begun === null) throw notFound();
    if (!begun) throw busy();
    return { message: callMessage('restoreBegun', language), job: serializeJob(await jobs.current(), language) };
  });
}
