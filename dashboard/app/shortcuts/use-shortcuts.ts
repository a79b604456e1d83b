import { useEffect } from 'react';
import { publishForm } from './publish-by-keys.ts';
import { shortcutOf } from './shortcuts.ts';
import { followForms, hasWindow, hasOpenPopup, topmostForm } from './topmost-form.ts';

/** Presses the save button. Forms that send something are excluded, because sending is not saving. */
function save(form: HTMLFormElement | null): void {
  if (form === null || form.dataset['sends'] !== undefined || form.role === 'search') return;
  form.querySelector<HTMLButtonElement>('button[type="submit"]:not(:disabled)')?.click();
}

const typing = 'input, textarea, select, [contenteditable="true"]';
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(typing);

/**
 * Handles the global shortcuts.
 * @param onHelp opens the list of shortcuts; must be a stable function
 */
export function useShortcuts(onHelp: () => void): void {
  useEffect(() => {
    const stopFollowing = followForms();
    const hear = (event: KeyboardEvent): void => {
      const name = shortcutOf(event);
      if (name === null || name === 'find' || event.isComposing) return;
      if (name === 'help') {
        if (isTyping(event.target) || hasOpenPopup() || hasWindow()) return;
        event.preventDefault();
        onHelp();
        return;
      }
      // Also if nothing is saved: the browser must not save the page or insert a line break.
      event.preventDefault();
      if (event.repeat || hasOpenPopup()) return;
      const form = topmostForm();
      if (name === 'save') save(form);
      else if (name === 'more') form?.querySelector<HTMLButtonElement>('[data-adds-more]:not(:disabled)')?.click();
      else if (form !== null) publishForm(form);
    };
    addEventListener('keydown', hear);
    return () => {
      stopFollowing();
      removeEventListener('keydown', hear);
    };
  }, [onHelp]);
}
