/** While a question, a menu or a list of options is open, all shortcuts are disabled. */
const openPopups = '[role="alertdialog"], [role="menu"], [role="listbox"]';

/** True while a question, a menu or a list of options is open. */
export const hasOpenPopup = (): boolean => document.querySelector(openPopups) !== null;

/** The topmost window; windows that open later come later in the document. */
const topmostWindow = (): Element | null => [...document.querySelectorAll('[role="dialog"]')].at(-1) ?? null;

export const hasWindow = (): boolean => topmostWindow() !== null;

/** The form that had the focus last. It counts only while it is in the topmost window. */
let last: HTMLFormElement | null = null;

/** Tracks which form has the focus. Returns the function that stops it. */
export function followForms(): () => void {
  const note = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = target.closest('form') ?? last;
  };
  addEventListener('focusin', note);
  return () => removeEventListener('focusin', note);
}

/**
 * The form that shortcuts apply to, in the topmost window or else on the screen: the one with the focus, the one that
 * had it last, or the only one. `null` if there is none, or if there are several and none had the focus.
 */
export function topmostForm(): HTMLFormElement | null {
  const place = topmostWindow() ?? document.getElementById('screen');
  const forms = [...(place?.querySelectorAll('form') ?? [])];
  const focused = forms.find((form) => form.contains(document.activeElement));
  return focused ?? forms.find((form) => form === last) ?? (forms.length === 1 ? (forms[0] ?? null) : null);
}
