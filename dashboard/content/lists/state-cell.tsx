import type { PublishingState } from '../../../content/publishing/state.ts';
import { useListWords } from '../cards/list-words.ts';
import { stateWord } from '../publishing/state-word.ts';
import { useWords } from '../../app/words.ts';

interface StateCellProps {
  readonly state: PublishingState;
  readonly isComplete: boolean;
}

/** Where a record stands in one language and until when, and whether words are missing in it. */
export function StateCell({ state, isComplete }: StateCellProps) {
  const say = useWords();
  const sayList = useListWords();
  const word = stateWord(state, say);
  return (
    <span className="grid justify-items-start gap-1">
      {state.status === 'published' && !state.waiting && <span>{say('statePublished')}</span>}
      {word !== '' && <span className="badge state-mark">{word}</span>}
      {!isComplete && <span className="mark">{sayList('wordsMissing')}</span>}
    </span>
  );
}
