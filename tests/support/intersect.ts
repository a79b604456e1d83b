import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Takes the place of the browser's `IntersectionObserver`.
 * @returns what says to every observer whether its element is in sight
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
