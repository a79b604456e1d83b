import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { createMoves } from './session/moves.ts';

/**
 * Shows the screen of the address. The one before stays until what the next one needs has been fetched; a move within
 * a screen is drawn at once, since what is pressed next goes on from the address that is drawn. The package's
 * own router for browsers cannot hold a move back, and the one that can is twice as much script as all that is used.
 */
export function DashboardRouter({ children }: { readonly children: ReactNode }) {
  const [moves] = useState(createMoves);
  const [{ action, location }, setPosition] = useState(moves.now);
  useLayoutEffect(() => {
    let shown = moves.now().location.pathname;
    return moves.listen((position) => {
      const { pathname } = position.location;
      if (pathname === shown) setPosition(position);
      else startTransition(() => setPosition(position));
      shown = pathname;
    });
  }, [moves]);
  return (
    <Router basename="/dashboard" location={location} navigationType={action} navigator={moves.navigator}>
      {children}
    </Router>
  );
}
