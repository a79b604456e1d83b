import type { CallKey } from '../../../language/call-messages.ts';
import type { Bit, JsonText, Moment } from './cells.ts';

/** How the last run of what is done by the clock went, and who runs it now. */
export interface JobRunTable {
  name: string;
  started_at: Moment | null;
  ended_at: Moment | null;
  /** How long it took. */
  milliseconds: number | null;
  /** When it last failed; the moment at which the last run ended where that was the one. */
  failed_at: Moment | null;
  failure: 'records' | 'mailbox' | 'noRoom' | 'database' | 'drill' | 'other' | null;
  /** One line about the failure that may be shown. */
  detail: string | null;
  lease_id: string | null;
  lease_until: Moment | null;
}

/** Why a backup cannot be made or used, in words for the administrator. */
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

/** The one backup that is made or restored, or was last, and which process works on it. */
export interface BackupJobTable {
  id: number;
  kind: 'backup' | 'restore';
  state: 'running' | 'done' | 'failed' | 'cancelled';
  /** A backup only saves. A restore reads the backup, writes its rows, and then saves the files of the site before. */
  step: 'reading' | 'saving' | 'writing';
  /** From 0 to 1, of the step. */
  share: number;
  /** The backup that is made or restored. */
  name: string;
  /** The backup of the site as it was before a restore. */
  saved: string | null;
  problem: BackupProblem | 'noRoom' | 'filesAway' | 'failed' | null;
  /** What the sentence of the problem names. */
  details: JsonText;
  is_stop_asked: Bit;
  lease_id: string | null;
  lease_until: Moment | null;
}
