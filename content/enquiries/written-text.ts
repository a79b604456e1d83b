import { findEnquiry } from './index.ts';

/** Returns the first multi-line text of a form, which says what a visitor wants; empty if there is none. */
export function writtenText(kind: string, fields: Readonly<Record<string, unknown>>): string {
  const written = Object.entries(findEnquiry(kind)?.fields ?? {}).flatMap(([name, { options }]) => {
    const value = 'multiline' in options && options.multiline === true ? fields[name] : null;
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return written[0] ?? '';
}
