import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

/** Saves a new record and starts another one. Has a shortcut. */
export function AddMore({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  const t = useLateTranslations();
  return (
    <Button isDisabled={isBusy} data-adds-more="" onPress={onPress}>
      {t('addMore')}
    </Button>
  );
}
