import type { CallMessage } from '../../../language/call-words.ts';
import type { MessageValues } from '../../../language/message.ts';

/** Why a backup cannot be made or used, in words for the administrator. Nothing was changed. */
export type BackupProblem = Extract<
  CallMessage,
  | 'backupForeign'
  | 'backupDamaged'
  | 'backupLineWrong'
  | 'backupRowWrong'
  | 'backupNewer'
  | 'backupSealed'
  | 'backupNoRoom'
  | 'backupSiteNotEmpty'
>;

export class BackupError extends Error {
  readonly problem: BackupProblem;
  readonly values: MessageValues;

  /** `detail` is for the log: which part of the file is wrong and how. */
  constructor(problem: BackupProblem, detail: string, values: MessageValues = {}, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.name = 'BackupError';
    this.problem = problem;
    this.values = values;
  }
}
