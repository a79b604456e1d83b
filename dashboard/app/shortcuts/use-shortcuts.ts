import { useEffect } from 'react';
import { publishForm } from './publish-by-keys.ts';
import { shortcutOf } from './shortcuts.ts';
import { followForms, hasWindow, hasOpenPopup, topmostForm } from './topmost-form.ts';

/** Presses the button that saves; where the form sends something to somebody, saving is not what it does. */
function save(form: HTMLFormElement | null): void {
  if (form === null || form.dataset['sends'] !== undefined || form.role === 'search') return;
  form.querySelector<HTMLButtonElement>('button[type="submit"]:not(:disabled)')?.click();
}

const typing = 'input, textarea, select, [contenteditable="true"]';
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(typing);

/** Hears the keys that mean the same everywhere. @param onHelp lists them; keeps being the same function */
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
      // Also where nothing is saved: nobody means the file of the page, and a line break is not what Ctrl+Enter means.
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
