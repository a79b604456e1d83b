import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { Router } from 'react-router';
import { createMoves } from './session/moves.ts';

/**
 * Shows the screen of the address. The one before stays until what the next one needs has been fetched. The package's
 * own router for browsers cannot hold a move back, and the one that can is twice as much script as all that is used.
 */
export function DashboardRouter({ children }: { readonly children: ReactNode }) {
  const [moves] = useState(createMoves);
  const [{ action, location }, setPosition] = useState(moves.now);
  useLayoutEffect(() => moves.listen((position) => startTransition(() => setPosition(position))), [moves]);
  return (
    <Router basename="/dashboard" location={location} navigationType={action} navigator={moves.navigator}>
      {children}
    </Router>
  );
}
