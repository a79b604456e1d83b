import type { PublishingState } from '../../content/publishing/state.ts';
import { formatMoment } from '../../language/format.ts';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';
import { useListWords } from '../cards/list-words.ts';

interface StateCellProps {
  readonly state: PublishingState;
  readonly isComplete: boolean;
}

/** Where a record stands in one language, and whether words are missing in it. */
export function StateCell({ state: { status, at, waiting }, isComplete }: StateCellProps) {
  const say = useWords();
  const sayList = useListWords();
  const moment = at === null ? '' : `${formatMoment(at, currentLanguage(), 'Asia/Riyadh')} (${say('zoneRiyadh')})`;
  const waits = at === null ? say('stateChangesWait') : say('stateChangesWaitUntil', { moment });
  return (
    <span className="grid justify-items-start gap-1">
      {status === 'published' && !waiting && <span>{say('statePublished')}</span>}
      {status === 'published' && waiting && <span className="badge state-mark">{waits}</span>}
      {status === 'draft' && <span className="badge state-mark">{say('stateDraft')}</span>}
      {status === 'scheduled' && <span className="badge state-mark">{say('stateScheduled', { moment })}</span>}
      {!isComplete && <span className="mark">{sayList('wordsMissing')}</span>}
    </span>
  );
}
