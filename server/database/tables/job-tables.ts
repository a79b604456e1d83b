import type { CallKey } from '../../../language/call-messages.ts';
import type { Bit, JsonText, Timestamp } from './cells.ts';

/** The result of the last run of a job, and the process that runs it now. */
export interface JobRunTable {
  name: string;
  started_at: Timestamp | null;
  ended_at: Timestamp | null;
  milliseconds: number | null;
  /** When it last failed. Equal to the end of the last run if that run failed. */
  failed_at: Timestamp | null;
  failure: 'records' | 'mailbox' | 'noRoom' | 'database' | 'drill' | 'other' | null;
  /** One line about the failure, safe to show. */
  detail: string | null;
  lease_id: string | null;
  lease_until: Timestamp | null;
}

/** Why a backup cannot be made or used, as a message key for administrators. */
export type BackupProblem = Extract<
  CallKey,
  | 'backupForeign'
  | 'backupDamaged'
  | 'backupLineWrong'
  | 'backupRowWrong'
  | 'backupNewer'
  | 'backupSealed'
  | 'backupNoRoom'
  | 'backupSiteNotEmpty'
  | 'backupFilesApart'
>;

/** The backup that is being made or restored, or was last, and the process that works on it. */
export interface BackupJobTable {
  id: number;
  kind: 'backup' | 'restore';
  state: 'running' | 'done' | 'failed' | 'cancelled';
  /**
   * A backup only has `saving`. A restore reads the backup, writes its rows, and then saves the files of the previous
   * site.
   */
  step: 'reading' | 'saving' | 'writing';
  /** Progress of the step from 0 to 1. */
  share: number;
  /** The name of the backup. */
  name: string;
  /** The name of the backup of the site before a restore. */
  saved: string | null;
  problem: BackupProblem | 'noRoom' | 'filesAway' | 'failed' | null;
  /** The values in the message of the problem. */
  details: JsonText;
  is_stop_asked: Bit;
  lease_id: string | null;
  lease_until: Timestamp | null;
}
