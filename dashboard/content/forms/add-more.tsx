import { Button } from '../../../ui/button.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';

/** Saves a new record and begins another one; its keys press it. */
export function AddMore({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  const t = useLateTranslations();
  return (
    <Button isDisabled={isBusy} data-adds-more="" onPress={onPress}>
      {t('addMore')}
    </Button>
  );
}
