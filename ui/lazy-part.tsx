import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';

interface LazyPartProps {
  /** Stands there until it is fetched. */
  readonly fallback?: ReactNode;
  /** Leaves it, where it stands over the screen. */
  readonly onClose?: () => void;
  /** A part that is fetched when it is needed. */
  readonly children: ReactNode;
}

/** The place of a part that is fetched late, and may not come. */
export function LazyPart({ fallback = null, onClose, children }: LazyPartProps) {
  return (
    <Boundary onClose={onClose}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
