import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances the fake clock of a test and lets React render the result. */
export function passTime(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
