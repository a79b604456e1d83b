import { useLayoutEffect } from 'react';
import { setInteractionModality, useFocusVisible } from 'react-aria/useFocusVisible';

/**
 * Moves the focus into an opened element at once. React Aria treats a key press on a native button as one of a screen
 * reader and waits until the page stops moving; keys typed meanwhile would be lost.
 */
export function useImmediateFocus(): void {
  // True after a key and after a screen reader, false after a pointer.
  const { isFocusVisible } = useFocusVisible();
  useLayoutEffect(() => {
    if (isFocusVisible) setInteractionModality('keyboard');
  }, [isFocusVisible]);
}
