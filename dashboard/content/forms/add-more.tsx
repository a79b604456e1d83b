import { Button } from '../../../ui/button.tsx';
import { useLateWords } from '../../app/late-words.ts';

/** Saves a new record and begins another one; its keys press it. */
export function AddMore({ isBusy, onPress }: { readonly isBusy: boolean; readonly onPress: () => void }) {
  const say = useLateWords();
  return (
    <Button isDisabled={isBusy} data-adds-more="" onPress={onPress}>
      {say('addMore')}
    </Button>
  );
}
