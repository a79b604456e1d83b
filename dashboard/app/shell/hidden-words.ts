import { isObject } from '../call-failure.ts';

/**
 * Words that may be somebody's name or address: they go with a place in the browser's history, because what stands in
 * its address is kept in lists of visited pages and in logs.
 */
export function hiddenWords(state: unknown): string {
  const words = isObject(state) ? state['words'] : undefined;
  return typeof words === 'string' ? words : '';
}
