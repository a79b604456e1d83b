import { defineJob } from './define-job.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * All scheduled jobs. The work of each is in the module that adds it to the runner, its messages in
 * `language/<language>/jobs.ts`.
 */
export const jobs = {
  publishing: defineJob({ name: 'publishing', every: 5 * second, lease: 30 * second, isByHand: true }),
  // Each email has a lease of its own, so that several processes can send concurrently.
  letters: defineJob({ name: 'letters', every: 5 * second, lease: null, isByHand: true }),
  incomingLetters: defineJob({ name: 'incoming-letters', every: minute, lease: 5 * minute, isByHand: true }),
  // Counts are in the memory of the process that collected them.
  visits: defineJob({ name: 'visits', every: 5 * second, lease: null, isByHand: false }),
  oldVisits: defineJob({ name: 'old-visits', every: day, lease: minute, isByHand: true }),
  oldMessages: defineJob({ name: 'old-messages', every: hour, lease: 5 * minute, isByHand: true }),
  offers: defineJob({ name: 'offers', every: hour, lease: 5 * minute, isByHand: true }),
  deletedRemains: defineJob({ name: 'deleted-remains', every: day, lease: 5 * minute, isByHand: true }),
  // Each change in parts has a lease of its own.
  unfinishedChanges: defineJob({ name: 'unfinished-changes', every: minute / 2, lease: null, isByHand: true }),
  oldChanges: defineJob({ name: 'old-changes', every: hour, lease: 5 * minute, isByHand: true }),
  unusedFiles: defineJob({ name: 'unused-files', every: hour, lease: 5 * minute, isByHand: true }),
  backups: defineJob({ name: 'backups', every: day, lease: 5 * minute, isByHand: true }),
  restoreDrill: defineJob({ name: 'restore-drill', every: 7 * day, lease: 5 * minute, isByHand: true }),
  // Leftovers are in the folder of the process that created them.
  backupRemains: defineJob({ name: 'backup-remains', every: hour, lease: null, isByHand: true }),
};
