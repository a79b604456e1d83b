import type { PublishingState } from '../../../content/publishing/state.ts';
import type { DashboardMessages } from '../../../language/dashboard-messages.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';

/**
 * Describes the state of a record in one language if visitors do not see all of it, or not permanently; otherwise
 * empty.
 */
export function describeState({ status, at, until, waiting }: PublishingState, t: DashboardMessages): string {
  const atHome = (time: string) => ({ moment: formatOfficeTime(time) });
  const words: string[] = [];
  if (status === 'draft') words.push(t('stateDraft'));
  else if (status === 'scheduled' && at !== null) words.push(t('stateScheduled', atHome(at)));
  else if (waiting) words.push(at === null ? t('stateChangesWait') : t('stateChangesWaitUntil', atHome(at)));
  if (until !== null) words.push(t('stateUntil', atHome(until)));
  return words.join(' · ');
}
