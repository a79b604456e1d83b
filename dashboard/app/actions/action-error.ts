import type { Issue } from '../../../fields/field.ts';
import type { DashboardMessages } from '../../../language/dashboard-messages.ts';
import { CallFailure, issuesOf } from '../call-failure.ts';

/** Why something was not done. */
export interface ActionError {
  /**
   * `offline`: the server was not reached. `conflict`: somebody else was first. `invalid`: fields need attention.
   * `fault`: the server failed. `refused`: whatever else it says.
   */
  readonly kind: 'offline' | 'conflict' | 'invalid' | 'fault' | 'refused';
  /** In the language of the dashboard; of a fault with the number that the log knows. */
  readonly text: string;
  readonly issues: readonly Issue[];
  readonly error: unknown;
}

/** The status by which a server, or what stands before it, says that its disk is full. */
const insufficientStorage = 507;

function kindOf(error: unknown, issues: readonly Issue[]): ActionError['kind'] {
  if (!(error instanceof CallFailure)) return 'refused';
  if (error.status === 0) return 'offline';
  if (error.status === 409) return 'conflict';
  if (error.status >= 500) return 'fault';
  return issues.length > 0 ? 'invalid' : 'refused';
}

/** Why it was not done, as the server says it, or as far as it is known here. */
export function reasonOf(error: unknown, t: DashboardMessages): string {
  const message = error instanceof Error ? error.message : '';
  const { status, number } = error instanceof CallFailure ? error : { status: 500, number: null };
  if (status === 0) return message || t('unreachable');
  const reason = message || t(status === insufficientStorage ? 'noRoom' : 'failed');
  return status === 500 && number !== null ? `${reason} ${t('faultNumber', { number })}` : reason;
}

/** A failure as it is shown. */
export function toActionError(error: unknown, t: DashboardMessages): ActionError {
  const issues = issuesOf(error);
  return { kind: kindOf(error, issues), text: reasonOf(error, t), issues, error };
}

/**
 * The sentence of a refusal; empty once all was changed that it is about.
 * @param issues those of the refusal that still hold
 */
export const actionErrorText = (refusal: ActionError | null, issues: readonly Issue[]): string =>
  refusal === null || (refusal.issues.length > 0 && issues.length === 0) ? '' : refusal.text;
