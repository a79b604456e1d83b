import { useEffect, useState } from 'react';

/**
 * Gives the focus back to what opened a window, when that closes. React Aria does so with the next frame; where this comes
 * before the page around the window is open to the focus again, as on a busy machine, the focus would be lost.
 */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement && opener.isConnected)
          opener.focus();
      });
    },
    [opener],
  );
}
