import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownIcons } from './own-icons.ts';

const folder = new URL('.', import.meta.resolve('bootstrap-icons/icons/alarm.svg'));
const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const drawings = new Map<string, string>();

/** The file of an icon of the library, `null` for what cannot be the name of one. */
export const iconFile = (name: string): string | null =>
  namePattern.test(name) ? fileURLToPath(new URL(`${name}.svg`, folder)) : null;

/**
 * A drawing with two digits behind each point: no icon is shown so large that more could be seen, and pages hold it. What
 * would be rounded up to a whole number stays as it is, since numbers may touch each other.
 */
const inHundredths = (drawing: string): string =>
  drawing.replaceAll(/\.(\d{3,})/g, (whole, digits: string) => {
    const hundredths = Math.round(Number(`0.${digits}`) * 100);
    return hundredths > 99
      ? whole
      : `.${String(hundredths)
          .padStart(2, '0')
          .replace(/(?<=\d)0$/, '')}`;
  });

function readDrawing(name: string, file: string): string | null {
  try {
    const drawing = /<svg[^>]*>(.*)<\/svg>/s.exec(ownIcons.get(name) ?? readFileSync(file, 'utf8'))?.[1];
    if (drawing === undefined) return null;
    const lines = drawing.split('\n').map((line) => line.trim());
    return inHundredths(lines.join(''));
  } catch {
    // No such icon, or a busy disk: the page names the icon's own address instead, where either is told.
    return null;
  }
}

/** What stands in the `<svg>` of an icon of the library, on a grid of 16; `null` where it cannot be had now. */
export function iconDrawing(name: string): string | null {
  const file = iconFile(name);
  if (file === null) return null;
  const drawing = drawings.get(name) ?? readDrawing(name, file);
  if (drawing !== null) drawings.set(name, drawing);
  return drawing;
}
