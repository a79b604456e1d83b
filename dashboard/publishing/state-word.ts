import type { PublishingState } from '../../content/publishing/state.ts';
import type { DashboardWords } from '../../language/dashboard-words.ts';
import { formatMoment } from '../../language/format.ts';
import { currentLanguage } from '../current-language.ts';

/** What visitors do not see of a language of a record, or not for ever, in words; empty where they see everything. */
export function stateWord({ status, at, until, waiting }: PublishingState, say: DashboardWords): string {
  const inRiyadh = (time: string) => ({
    moment: `${formatMoment(time, currentLanguage(), 'Asia/Riyadh')} (${say('zoneRiyadh')})`,
  });
  const words: string[] = [];
  if (status === 'draft') words.push(say('stateDraft'));
  else if (status === 'scheduled' && at !== null) words.push(say('stateScheduled', inRiyadh(at)));
  else if (waiting) words.push(at === null ? say('stateChangesWait') : say('stateChangesWaitUntil', inRiyadh(at)));
  if (until !== null) words.push(say('stateUntil', inRiyadh(until)));
  return words.join(' · ');
}
