import { type ReactNode, Suspense } from 'react';
import { Boundary } from './boundary.tsx';

interface LazyBoundaryProps {
  /** Shown while the part loads. */
  readonly fallback?: ReactNode;
  /** Closes the part, if it is over the screen. */
  readonly onClose?: () => void;
  /** A lazily loaded part. */
  readonly children: ReactNode;
}

/** A suspense and error boundary for a lazily loaded part. */
export function LazyBoundary({ fallback = null, onClose, children }: LazyBoundaryProps) {
  return (
    <Boundary onClose={onClose}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </Boundary>
  );
}
