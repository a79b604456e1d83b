import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The step of a history entry; `null` if it has none. */
const stepIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'formStep' in state && typeof state.formStep === 'number'
    ? state.formStep
    : null;

interface Steps {
  readonly count: number;
  /** The initial step, regardless of the history. */
  readonly wanted: number | undefined;
  /** Called after the visitor has changed the step with the back or forward button. */
  readonly onTurned: () => void;
}

/**
 * One of several steps. Each step is an entry of the history, so that the back and forward buttons change the step, and
 * the page reopens at the step that was left.
 */
export function useSteps({ count, wanted, onTurned }: Steps) {
  const [step, setStep] = useState(wanted ?? 0);

  const bounded = (at: number): number => Math.max(0, Math.min(at, count - 1));
  function show(at: number): number {
    const shown = bounded(at);
    flushSync(() => setStep(shown));
    return shown;
  }
  const replace = (at: number): void => history.replaceState({ formStep: show(at) }, '');
  const push = (at: number): void => history.pushState({ formStep: show(at) }, '');

  const begin = useEffectEvent(() => {
    const first = bounded(wanted ?? stepIn(history.state) ?? 0);
    setStep(first);
    history.replaceState({ formStep: first }, '');
  });
  // The server knows no history.
  // oxlint-disable-next-line react/set-state-in-effect -- it is read once, when the browser takes over
  useLayoutEffect(() => begin(), []);

  const follow = useEffectEvent(({ state }: PopStateEvent) => {
    const at = stepIn(state);
    // An entry without a step is a fragment link within the page.
    if (at === null) return;
    show(at);
    onTurned();
  });
  useEffect(() => {
    const leave = new AbortController();
    addEventListener('popstate', (event) => follow(event), { signal: leave.signal });
    return () => leave.abort();
  }, []);

  return { step, replace, push };
}
