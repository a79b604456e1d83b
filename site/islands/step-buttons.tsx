import { Icon } from '../../ui/icon.tsx';
import { useIsland } from './island-context.tsx';

interface Props {
  /** The id of what is moved. */
  readonly controls: string;
  /** Which of them lead anywhere; both unless given. */
  readonly room?: { readonly back: boolean; readonly on: boolean };
  readonly onStep: (step: 1 | -1) => void;
}

/** Previous and next. */
export function StepButtons({ controls, room, onStep }: Props) {
  const { t } = useIsland();
  return (
    <div className="step-buttons" data-controls>
      <button
        type="button"
        className="round-button"
        data-step="-1"
        aria-controls={controls}
        aria-disabled={room && !room.back}
        aria-label={t('previous')}
        onClick={() => onStep(-1)}
      >
        <Icon name="arrow" className="size-5 backwards" />
      </button>
      <button
        type="button"
        className="round-button"
        data-step="1"
        aria-controls={controls}
        aria-disabled={room && !room.on}
        aria-label={t('next')}
        onClick={() => onStep(1)}
      >
        <Icon name="arrow" className="size-5" />
      </button>
    </div>
  );
}
