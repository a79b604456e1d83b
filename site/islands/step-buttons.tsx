import { Icon } from '../../ui/icon.tsx';
import { useIsland } from './island-context.tsx';

interface Props {
  /** The id of the element that the buttons control. */
  readonly controls: string;
  /** The buttons that are enabled. Default: both. */
  readonly room?: { readonly back: boolean; readonly on: boolean };
  readonly onStep: (step: 1 | -1) => void;
}

/** The buttons "previous" and "next". */
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
