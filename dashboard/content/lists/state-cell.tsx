import type { PublishingState } from '../../../content/publishing/state.ts';
import { useListTranslations } from '../cards/list-translations.ts';
import { describeState } from '../publishing/describe-state.ts';
import { useTranslations } from '../../app/translations.ts';

interface StateCellProps {
  readonly state: PublishingState;
  readonly isComplete: boolean;
}

/** The state of a record in one language, its end time if any, and whether fields are untranslated. */
export function StateCell({ state, isComplete }: StateCellProps) {
  const t = useTranslations();
  const tList = useListTranslations();
  const word = describeState(state, t);
  return (
    <span className="grid justify-items-start gap-1">
      {state.status === 'published' && !state.waiting && <span>{t('statePublished')}</span>}
      {word !== '' && <span className="badge state-mark">{word}</span>}
      {!isComplete && <span className="mark">{tList('wordsMissing')}</span>}
    </span>
  );
}
