import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';

/** Holds what is around; returns how to let it go. */
type Hold = () => () => void;

const HoldContext = createContext<Hold>(() => () => {});

/** Says what a hold within does where no tab or section is around any more: the screen itself asks before it is left. */
export const HoldProvider = HoldContext.Provider;

/** Keeps what is around (tab, section, screen) from being closed unasked while something in it would be lost. */
export function useHold(isHeld: boolean): void {
  const hold = use(HoldContext);
  useEffect(() => (isHeld ? hold() : undefined), [hold, isHeld]);
}

interface KeptProps {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Draws its content while it is shown, and on, unseen, for as long as something in it is held. */
export function Kept({ isShown, children }: KeptProps) {
  const [held, setHeld] = useState(0);
  const around = use(HoldContext);
  const hold = useCallback<Hold>(() => {
    const release = around();
    setHeld((count) => count + 1);
    return () => {
      release();
      setHeld((count) => count - 1);
    };
  }, [around]);
  return isShown || held > 0 ? <HoldContext value={hold}>{children}</HoldContext> : null;
}
