import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Replaces the browser's `IntersectionObserver`.
 * @returns a function that notifies every observer whether its element is visible
 */
export function intersectByHand(): (isIntersecting: boolean) => void {
  const observers = new Set<(entries: readonly { readonly isIntersecting: boolean }[]) => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        observers.add(onChange);
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  return (isIntersecting) => {
    act(() => {
      for (const onChange of observers) onChange([{ isIntersecting }]);
    });
  };
}
