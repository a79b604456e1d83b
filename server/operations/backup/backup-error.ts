import type { BackupProblem } from '../../database/tables/job-tables.ts';
import type { MessageValues } from '../../../language/message.ts';

/** A backup cannot be made or used; nothing was changed. */
export class BackupError extends Error {
  readonly problem: BackupProblem;
  readonly values: MessageValues;

  /** @param detail for the log: which part of the file is wrong, and how */
  constructor(problem: BackupProblem, detail: string, values: MessageValues = {}, options?: ErrorOptions) {
    super(`${problem}: ${detail}`, options);
    this.name = 'BackupError';
    this.problem = problem;
    this.values = values;
  }
}
