import type { ReactNode } from 'react';

interface EmptyProps {
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** Stands where a list has nothing to show, and says why. */
export function Empty({ children, action }: EmptyProps) {
  return (
    <div role="status" className="card grid justify-items-center gap-4 p-8 text-center text-muted">
      <p>{children}</p>
      {action}
    </div>
  );
}
