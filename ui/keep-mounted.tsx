import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

/** Blocks closing the surrounding tab, section or screen. Returns the function that unblocks it. */
type Retain = () => () => void;

const RetainContext = createContext<Retain>(() => () => {});

/** Provides the blocker of the whole screen, which asks before it is left. */
export const RetainProvider = RetainContext.Provider;

/** Blocks closing the surrounding tab, section or screen without a confirmation, while its input would be lost. */
export function useKeepMounted(isNeeded: boolean): void {
  const retain = use(RetainContext);
  useEffect(() => (isNeeded ? retain() : undefined), [retain, isNeeded]);
}

interface KeepMountedProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Renders its content while it is shown, and keeps it mounted while something in it blocks closing. */
export function KeepMounted({ isShown, children }: KeepMountedProps) {
  const [retained, setRetained] = useState(0);
  const around = use(RetainContext);
  const retain = useCallback<Retain>(() => {
    const release = around();
    setRetained((count) => count + 1);
    return () => {
      release();
      setRetained((count) => count - 1);
    };
  }, [around]);
  return isShown || retained > 0 ? <RetainContext value={retain}>{children}</RetainContext> : null;
}
