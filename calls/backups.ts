import * as z from 'zod/mini';
import { timestamp, refusal, messageAnswer, whole } from './model/answers.ts';
import type { Shape } from './model/call.ts';
import { onlyConfirmation } from './model/confirmation.ts';
import { defineCall } from './model/define-call.ts';

/** The totals of a site. */
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
  made_at: timestamp,
  counts,
});

/** The current or the last job. */
const job = z.object({
  kind: z.enum(['backup', 'restore']),
  state: z.enum(['running', 'done', 'failed', 'cancelled']),
  step: z.enum(['reading', 'saving', 'writing']),
  /** The progress of the step, from 0 to 1. */
  share: z.number(),
  /** The backup that is created or restored. */
  name: z.string(),
  /** The backup of the state before a restore. */
  saved: z.nullable(z.string()),
  /** Why it failed. */
  reason: z.nullable(z.string()),
});

const overview = z.object({
  /** Newest first. */
  kept: z.array(backup),
  /** The limit of manually created backups; the newest are retained. */
  most_kept: whole,
  /** True if there are scheduled backups, which are retained in addition. */
  is_scheduled: z.boolean(),
  /** Of the current site. */
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

/** The totals of a site. */
export type BackupCounts = Shape<typeof counts>;
export type Backup = Shape<typeof backup>;
/** The current or the last job. */
export type BackupJob = Shape<typeof job>;
/** The stored backups and the current job. */
export type Backups = Shape<typeof overview>;
