import { useLayoutEffect } from 'react';
import { getInteractionModality, setInteractionModality } from 'react-aria/private/interactions/useFocusVisible';

/**
 * Lets what opens have the focus in the same moment. React Aria takes a press by a key on a button of the browser for
 * one of a screen reader, and waits until nothing on the page moves any more: keys typed meanwhile would be lost.
 */
export function useFocusAtOnce(): void {
  useLayoutEffect(() => {
    if (getInteractionModality() === 'virtual') setInteractionModality('keyboard');
  }, []);
}
