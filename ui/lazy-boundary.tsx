import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';

interface LazyBoundaryProps {
  /** Stands there until it is fetched. */
  readonly fallback?: ReactNode;
  /** Leaves it, where it stands over the screen. */
  readonly onClose?: () => void;
  /** A part that is fetched when it is needed. */
  readonly children: ReactNode;
}

/** The place of a part that is fetched late, and may not come. */
export function LazyBoundary({ fallback = null, onClose, children }: LazyBoundaryProps) {
  return (
    <Boundary onClose={onClose}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
