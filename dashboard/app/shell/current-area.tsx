import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { AreaName } from '../../../content/areas.ts';

const CurrentArea = createContext<AreaName | null>(null);
const TellArea = createContext<(area: AreaName | null) => void>(() => {});

/** Lets screens report their area to the navigation bar, which does not load the declarations. */
export function CurrentAreaProvider({ children }: { readonly children: ReactNode }) {
  const [area, setArea] = useState<AreaName | null>(null);
  return (
    <TellArea value={setArea}>
      <CurrentArea value={area}>{children}</CurrentArea>
    </TellArea>
  );
}

/** The area of the current screen. */
export const useCurrentArea = (): AreaName | null => use(CurrentArea);

/** Reports that the screen belongs to an area while it is mounted. */
export function useInArea(area: AreaName | null): void {
  const tell = use(TellArea);
  useEffect(() => {
    tell(area);
    return () => tell(null);
  }, [tell, area]);
}
