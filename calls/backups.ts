import * as z from 'zod/mini';
import { moment, refusal, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { onlyConfirmation } from './model/confirmation.ts';
import { defineCall } from './model/define-call.ts';

/** How much of a site there is. */
const counts = z.object({
  records: whole,
  files: whole,
  enquiries: whole,
  messages: whole,
  subscribers: whole,
});

const backup = z.object({
  name: z.string(),
  kind: z.enum(['backup', 'nightly', 'before-restore', 'received']),
  bytes: whole,
  made_at: moment,
  counts,
});

/** What goes on, or went on last. */
const job = z.object({
  kind: z.enum(['backup', 'restore']),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  step: z.enum(['reading', 'saving', 'writing']),
  /** How much of the step is done, from 0 to 1. */
  share: z.number(),
  /** The backup that it is about. */
  name: z.string(),
  /** The backup of what there was before a restore. */
  saved: z.nullable(z.string()),
  /** Why it failed. */
  reason: z.nullable(z.string()),
});

const overview = z.object({
  /** The newest first. */
  kept: z.array(backup),
  /** Of those that somebody asked for; the newest stay. */
  most_kept: whole,
  /** Whether the clock makes some as well, which are kept besides those. */
  is_scheduled: z.boolean(),
  /** Of the site as it is. */
  present: counts,
  job: z.nullable(job),
});

const begun = z.extend(messageAnswer, { job: z.nullable(job) });
const withName = { name: z.string() } as const;

/** Backups of the whole site. */
export const backups = {
  list: defineCall({
    method: 'GET',
    path: '/backups',
    access: 'administrator',
    summary: 'backupsRead',
    answer: overview,
  }),
  make: defineCall({
    method: 'POST',
    path: '/backups',
    access: 'administrator',
    summary: 'backupMake',
    answer: begun,
    status: 201,
    conflict: refusal,
  }),
  stop: defineCall({
    method: 'DELETE',
    path: '/backups/job',
    access: 'administrator',
    summary: 'backupStop',
    answer: messageAnswer,
    conflict: refusal,
  }),
  receive: defineCall({
    method: 'POST',
    path: '/backups/received',
    access: 'administrator',
    summary: 'backupReceive',
    body: { is: 'file' },
    answer: z.extend(messageAnswer, { name: z.string() }),
    status: 201,
  }),
  get: defineCall({
    method: 'GET',
    path: '/backups/:name',
    access: 'administrator',
    summary: 'backupRead',
    params: withName,
    answer: { is: 'file', types: ['application/gzip', 'application/octet-stream'] },
    refusals: [403],
  }),
  download: defineCall({
    method: 'POST',
    path: '/backups/:name/download',
    access: 'administrator',
    summary: 'backupDownload',
    params: withName,
    body: onlyConfirmation,
    answer: messageAnswer,
    refusals: [429],
  }),
  remove: defineCall({
    method: 'DELETE',
    path: '/backups/:name',
    access: 'administrator',
    summary: 'backupRemove',
    params: withName,
    answer: messageAnswer,
    conflict: refusal,
  }),
  restore: defineCall({
    method: 'POST',
    path: '/backups/:name/restore',
    access: 'administrator',
    summary: 'backupRestore',
    params: withName,
    body: onlyConfirmation,
    answer: begun,
    refusals: [429],
    conflict: refusal,
  }),
};

/** How much of a site there is. */
export type BackupCounts = Shape<typeof counts>;
export type Backup = Shape<typeof backup>;
/** What goes on, or went on last. */
export type BackupJob = Shape<typeof job>;
/** The kept backups and the work on them. */
export type Backups = Shape<typeof overview>;
