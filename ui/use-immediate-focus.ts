import { useLayoutEffect } from 'react';
import { setInteractionModality, useFocusVisible } from 'react-aria/useFocusVisible';

/**
 * Lets what opens have the focus in the same moment. React Aria takes a press by a key on a button of the browser for
 * one of a screen reader, and waits until nothing on the page moves any more: keys typed meanwhile would be lost.
 */
export function useImmediateFocus(): void {
  // True after a key and after a screen reader, false after a pointer.
  const { isFocusVisible } = useFocusVisible();
  useLayoutEffect(() => {
    if (isFocusVisible) setInteractionModality('keyboard');
  }, [isFocusVisible]);
}
