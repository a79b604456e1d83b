import type { Field } from './field.ts';

/** What a picture is drawn to stand on. */
export type Ground = 'dark' | 'light';

/** The ground on which the site shows the file of a field; `undefined` where any will do. */
export function groundOf({ options }: Field): Ground | undefined {
  if (!('ground' in options)) return undefined;
  const { ground } = options;
  return ground === 'dark' || ground === 'light' ? ground : undefined;
}
