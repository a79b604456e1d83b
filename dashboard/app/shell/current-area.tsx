import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { AreaName } from '../../../content/areas.ts';

const CurrentArea = createContext<AreaName | null>(null);
const TellArea = createContext<(area: AreaName | null) => void>(() => {});

/** Lets the screens below tell the navigation bar, which knows no declarations, where they belong. */
export function CurrentAreaProvider({ children }: { readonly children: ReactNode }) {
  const [area, setArea] = useState<AreaName | null>(null);
  return (
    <TellArea value={setArea}>
      <CurrentArea value={area}>{children}</CurrentArea>
    </TellArea>
  );
}

/** The area of the screen that is open. */
export const useCurrentArea = (): AreaName | null => use(CurrentArea);

/** Says that the screen belongs to an area, for as long as it is open. */
export function useInArea(area: AreaName | null): void {
  const tell = use(TellArea);
  useEffect(() => {
    tell(area);
    return () => tell(null);
  }, [tell, area]);
}
