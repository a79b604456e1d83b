import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

/** Holds what is around; returns how to let it go. */
type Retain = () => () => void;

const RetainContext = createContext<Retain>(() => () => {});

/** Says what a hold within does where no tab or section is around any more: the screen itself asks before it is left. */
export const RetainProvider = RetainContext.Provider;

/** Keeps what is around (tab, section, screen) from being closed unasked while something in it would be lost. */
export function useKeepMounted(isNeeded: boolean): void {
  const retain = use(RetainContext);
  useEffect(() => (isNeeded ? retain() : undefined), [retain, isNeeded]);
}

interface KeepMountedProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Draws its content while it is shown, and on, unseen, for as long as something in it is held. */
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
