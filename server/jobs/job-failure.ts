import { isAway } from '../database/is-away.ts';
import { isDiskFull } from '../http/is-disk-full.ts';

/** The kind of a failure, which selects the message in the dashboard. */
export type FailureKind = 'records' | 'mailbox' | 'noRoom' | 'database' | 'drill' | 'other';

/** The kind of a failure and one line of detail that may be shown. */
export interface JobFailure {
  readonly kind: FailureKind;
  readonly detail: string;
}

/** A failure that a job reports itself. */
export class JobError extends Error implements JobFailure {
  override readonly name = 'JobError';
  readonly kind: FailureKind;
  readonly detail: string;

  constructor(kind: FailureKind, detail: string) {
    super(detail);
    this.kind = kind;
    this.detail = oneLine(detail);
  }
}

const longestDetail = 300;

/**
 * The first line without URLs and e-mail addresses: those of databases contain passwords, and those of people are
 * personal data.
 */
const oneLine = (text: string): string =>
  (text.split('\n', 1)[0] ?? '')
    .slice(0, 4 * longestDetail)
    .split(' ')
    .map((word) => (word.includes('://') || word.includes('@') ? '…' : word))
    .join(' ')
    .slice(0, longestDetail)
    .toWellFormed();

/** The line of an error that may be shown. */
export const detailOf = (error: unknown): string => oneLine(error instanceof Error ? error.message : String(error));

/** Converts an error to its stored form. */
export function toFailure(error: unknown): JobFailure {
  if (error instanceof JobError) return error;
  const kind = isDiskFull(error) ? 'noRoom' : isAway(error) ? 'database' : 'other';
  return { kind, detail: detailOf(error) };
}
