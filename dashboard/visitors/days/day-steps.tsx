import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useTranslations } from '../../app/translations.ts';

interface DayStepsProps {
  /** Called with 1 for forward and -1 for back. */
  readonly onMove: (by: 1 | -1) => void;
  readonly onToday: () => void;
}

/** The navigation of a calendar. */
export function DaySteps({ onMove, onToday }: DayStepsProps) {
  const t = useTranslations();
  return (
    <div className="flex items-center gap-1">
      <Button variant="icon" aria-label={t('bookingsEarlier')} onPress={() => onMove(-1)}>
        <Icon name="chevron" className="size-4 rotate-180" />
      </Button>
      <Button onPress={onToday}>{t('bookingsToday')}</Button>
      <Button variant="icon" aria-label={t('bookingsLater')} onPress={() => onMove(1)}>
        <Icon name="chevron" className="size-4" />
      </Button>
    </div>
  );
}
