import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Moves the stopped clock of a test, and lets React render what follows from that. */
export function passTime(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
