import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ownIcons } from './own-icons.ts';

const folder = new URL('.', import.meta.resolve('bootstrap-icons/icons/alarm.svg'));
const namePattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const drawings = new Map<string, string>();

/** The file of a library icon; `null` for an invalid name. */
export const iconFile = (name: string): string | null =>
  namePattern.test(name) ? fileURLToPath(new URL(`${name}.svg`, folder)) : null;

/**
 * Rounds the numbers of a path to two decimals: icons are small, and pages contain their paths. A number that would
 * round up to an integer is unchanged, because the following number can be adjacent.
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
    // The icon does not exist or the disk is busy. The page then refers to the icon's address, which reports either.
    return null;
  }
}

/** The content of the `<svg>` of a library icon, on a grid of 16; `null` if it cannot be read. */
export function iconDrawing(name: string): string | null {
  const file = iconFile(name);
  if (file === null) return null;
  const drawing = drawings.get(name) ?? readDrawing(name, file);
  if (drawing !== null) drawings.set(name, drawing);
  return drawing;
}
