import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Boundary } from '../../ui/boundary.tsx';

/** The place of a screen: what fails of it is told there, and the header around it still leads everywhere. */
export function ScreenPart({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary at={pathname}>{children}</Boundary>;
}
