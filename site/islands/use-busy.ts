import { useRef, useState } from 'react';

/**
 * Runs one action at a time and ignores others meanwhile. It does not rely on rendered state: presses that were delayed
 * until hydration follow each other before React has rendered that the action is running.
 */
export function useBusy() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function run(action: () => Promise<void>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await action();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, run };
}
