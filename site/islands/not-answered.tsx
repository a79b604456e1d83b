import { useIsland } from './island-context.tsx';

interface Props {
  readonly isShown: boolean;
  readonly onAgain: () => void;
}

/** The error of a part whose request failed, with a button that repeats the request. */
export function NotAnswered({ isShown, onAgain }: Props) {
  const { t } = useIsland();
  return (
    <div className="mb-6 flex flex-wrap items-center gap-4" role="alert" data-unanswered hidden={!isShown}>
      <p>{t('notAnswered')}</p>
      <button type="button" className="button-quiet" onClick={onAgain}>
        {t('tryAgain')}
      </button>
    </div>
  );
}
