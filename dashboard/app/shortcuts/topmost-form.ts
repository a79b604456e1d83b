/** A question, or something that is chosen from: no key of the screen means anything while one is open. */
const openPopups = '[role="alertdialog"], [role="menu"], [role="listbox"]';

/** True while something is open that must be answered first. */
export const hasOpenPopup = (): boolean => document.querySelector(openPopups) !== null;

/** The window above all others; windows opened later stand later. */
const topmostWindow = (): Element | null => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? null;

export const hasWindow = (): boolean => topmostWindow() !== null;

/** The form in which somebody was last; where he looks into another window, it is not meant. */
let last: HTMLFormElement | null = null;

/** Notes in which form somebody is; returns how to stop. */
export function followForms(): () => void {
  const note = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = target.closest('form') ?? last;
  };
  addEventListener('focusin', note);
  return () => removeEventListener('focusin', note);
}

/**
 * The form that keys mean: in the topmost window, or else on the screen, the one that somebody is in or was in last, or
 * the only one; `null` where none is, or several are and he was in none.
 */
export function topmostForm(): HTMLFormElement | null {
  const place = topmostWindow() ?? document.getElementById('screen');
  const forms = [...(place?.querySelectorAll('form') ?? [])];
  const focused = forms.find((form) => form.contains(document.activeElement));
  return focused ?? forms.find((form) => form === last) ?? (forms.length === 1 ? (forms[0] ?? null) : null);
}
