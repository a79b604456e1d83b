import { useEffect, useState } from 'react';

const anyWindow = '[role="dialog"], [role="alertdialog"]';

/** What had the focus when the first of the open windows opened. */
let outside: HTMLElement | null = null;

/** What has the focus now, and what had it outside of all windows: one window may open in the place of another. */
function readOpeners(): readonly (HTMLElement | null)[] {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return [outside];
  if (active.closest(anyWindow) === null) outside = active;
  return [active, outside];
}

/**
 * Gives the focus back to what opened a window, when that closes. React Aria does so with the next frame; where this comes
 * before the page around the window is open to the focus again, as on a busy machine, or where a window that waited for
 * its record was the opener and has gone, the focus would be lost.
 */
export function useRestoreFocus(): void {
  const [openers] = useState(readOpeners);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body || document.querySelector(anyWindow) !== null) return;
        openers.find((opener) => opener?.isConnected === true)?.focus();
      });
    },
    [openers],
  );
}
