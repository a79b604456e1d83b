import type { PublishingState } from '../../../content/publishing/state.ts';
import type { DashboardMessages } from '../../../language/dashboard-messages.ts';
import { officeMoment } from '../../app/office-moment.ts';

/** What visitors do not see of a language of a record, or not for ever, in words; empty where they see everything. */
export function describeState({ status, at, until, waiting }: PublishingState, t: DashboardMessages): string {
  const atHome = (time: string) => ({ moment: officeMoment(time) });
  const words: string[] = [];
  if (status === 'draft') words.push(t('stateDraft'));
  else if (status === 'scheduled' && at !== null) words.push(t('stateScheduled', atHome(at)));
  else if (waiting) words.push(at === null ? t('stateChangesWait') : t('stateChangesWaitUntil', atHome(at)));
  if (until !== null) words.push(t('stateUntil', atHome(until)));
  return words.join(' · ');
}
