import type { ReactNode } from 'react';

interface EmptyProps {
  readonly children: ReactNode;
  /** A button or link that helps. */
  readonly action?: ReactNode;
}

/** Explains why a list is empty. */
export function Empty({ children, action }: EmptyProps) {
  return (
    <div role="status" className="card grid justify-items-center gap-4 p-8 text-center text-muted">
      <p>{children}</p>
      {action}
    </div>
  );
}
