import { isObject } from '../call-failure.ts';

/**
 * Search words that may be personal data. They are stored in the state of the history entry, because addresses appear
 * in browser histories and logs.
 */
export function hiddenWords(state: unknown): string {
  const words = isObject(state) ? state['words'] : undefined;
  return typeof words === 'string' ? words : '';
}
