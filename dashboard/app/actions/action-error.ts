import type { Issue } from '../../../fields/field.ts';
import type { DashboardMessages } from '../../../language/dashboard-messages.ts';
import { CallFailure, issuesOf } from '../call-failure.ts';

/** Why an action failed. */
export interface ActionError {
  /**
   * - `offline`: the server was not reached.
   * - `conflict`: another change was saved first.
   * - `invalid`: fields have errors.
   * - `fault`: the server failed.
   * - `refused`: any other refusal.
   */
  readonly kind: 'offline' | 'conflict' | 'invalid' | 'fault' | 'refused';
  /** In the language of the dashboard. The text of a fault includes its number in the log. */
  readonly text: string;
  readonly issues: readonly Issue[];
  readonly error: unknown;
}

/** The status with which a server or a proxy reports that its disk is full. */
const insufficientStorage = 507;

function kindOf(error: unknown, issues: readonly Issue[]): ActionError['kind'] {
  if (!(error instanceof CallFailure)) return 'refused';
  if (error.status === 0) return 'offline';
  if (error.status === 409) return 'conflict';
  if (error.status >= 500) return 'fault';
  return issues.length > 0 ? 'invalid' : 'refused';
}

/** The reason for a failure: the message of the server, otherwise a general one. */
export function reasonOf(error: unknown, t: DashboardMessages): string {
  const message = error instanceof Error ? error.message : '';
  const { status, number } = error instanceof CallFailure ? error : { status: 500, number: null };
  if (status === 0) return message || t('unreachable');
  const reason = message || t(status === insufficientStorage ? 'noRoom' : 'failed');
  return status === 500 && number !== null ? `${reason} ${t('faultNumber', { number })}` : reason;
}

export function toActionError(error: unknown, t: DashboardMessages): ActionError {
  const issues = issuesOf(error);
  return { kind: kindOf(error, issues), text: reasonOf(error, t), issues, error };
}

/**
 * The text of a refusal. Empty once all its issues are resolved.
 * @param issues the issues of the refusal that are still unresolved
 */
export const actionErrorText = (refusal: ActionError | null, issues: readonly Issue[]): string =>
  refusal === null || (refusal.issues.length > 0 && issues.length === 0) ? '' : refusal.text;
