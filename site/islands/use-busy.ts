import { useRef, useState } from 'react';

/**
 * Runs one action at a time. What is to run meanwhile is left out, also where it comes before React has rendered that one
 * is under way: presses that waited for an island follow each other without a pause.
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
