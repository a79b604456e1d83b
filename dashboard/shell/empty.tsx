import type { ReactNode } from 'react';

/** Stands where a list has nothing to show, and says why. */
export function Empty({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="card p-8 text-center text-muted">
      {children}
    </p>
  );
}
