import type { PublishingState } from '../../../content/publishing/state.ts';
import type { DashboardWords } from '../../../language/dashboard-words.ts';
import { officeMoment } from '../../app/office-moment.ts';

/** What visitors do not see of a language of a record, or not for ever, in words; empty where they see everything. */
export function stateWord({ status, at, until, waiting }: PublishingState, say: DashboardWords): string {
  const atHome = (time: string) => ({ moment: officeMoment(time) });
  const words: string[] = [];
  if (status === 'draft') words.push(say('stateDraft'));
  else if (status === 'scheduled' && at !== null) words.push(say('stateScheduled', atHome(at)));
  else if (waiting) words.push(at === null ? say('stateChangesWait') : say('stateChangesWaitUntil', atHome(at)));
  if (until !== null) words.push(say('stateUntil', atHome(until)));
  return words.join(' · ');
}
