import { act } from '@testing-library/react';
import { vi } from 'vitest';

/**
 * Stubs `matchMedia`: only the given media queries match.
 * @returns a function that changes the matching queries
 */
export function matchMediaQueries(...queries: readonly string[]): (...queries: readonly string[]) => void {
  const media = new EventTarget();
  let holding = queries;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return holding.includes(query);
    },
    addEventListener: media.addEventListener.bind(media),
    removeEventListener: media.removeEventListener.bind(media),
  }));
  return (...next) => {
    holding = next;
    act(() => {
      media.dispatchEvent(new Event('change'));
    });
  };
}

export const reducedMotion = '(prefers-reduced-motion: reduce)';
