import { useEffect, useState } from 'react';

const anyWindow = '[role="dialog"], [role="alertdialog"]';

/** The focused element when the first open window opened. */
let outside: HTMLElement | null = null;

/**
 * The elements to focus later: the current one, and the one outside all windows, because a window may replace another
 * one.
 */
function readOpeners(): readonly (HTMLElement | null)[] {
  const active = document.activeElement;
  if (!(active instanceof HTMLElement) || active === document.body) return [outside];
  if (active.closest(anyWindow) === null) outside = active;
  return [active, outside];
}

/**
 * Restores the focus to the opener of a window when the window closes. React Aria restores it in the next frame. This
 * fails if the page is still inert then, for example on a slow machine, or if the opener was a loading window that no
 * longer exists.
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
