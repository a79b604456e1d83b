import { useSyncExternalStore } from 'react';
import type { Display } from './draw-display.ts';

/** The event that the document fires when the plan has changed. */
export const planShown = 'plan-shown';

function onPlan(onChange: () => void): () => void {
  const events = [planShown, 'change'];
  for (const event of events) document.addEventListener(event, onChange);
  return () => {
    for (const event of events) document.removeEventListener(event, onChange);
  };
}

/** The first display of the plan on the page, and whether its drawings show it at night. */
export function usePlan(): { readonly display: Display | null; readonly isNight: boolean } {
  const shown = useSyncExternalStore(
    onPlan,
    () => document.querySelector<HTMLElement>('[data-display]')?.dataset['display'] ?? '',
    () => '',
  );
  const isNight = useSyncExternalStore(
    onPlan,
    () => document.querySelector('[name=light][value=night]:checked') !== null,
    () => false,
  );
  const [widthMillimetres = 0, heightMillimetres = 0, nits = 0, wantedNits = 0] = shown.split(' ').map(Number);
  const display = widthMillimetres > 0 ? { widthMillimetres, heightMillimetres, nits, wantedNits } : null;
  return { display, isNight };
}
