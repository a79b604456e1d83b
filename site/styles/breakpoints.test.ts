import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('./', import.meta.url);
const sheets = readdirSync(folder)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(new URL(name, folder), 'utf8') }));
const theme = sheets.find(({ name }) => name === 'theme.css')?.css ?? '';
const breakpoints = [...theme.matchAll(/--breakpoint-\w+: (\d+)px/g)].map(([, width]) => Number(width));

/** Below it, even a phone is narrow. */
const narrowPhone = 480;

it('pages change at the breakpoints of the theme alone, and no width falls between two rules', () => {
  const allowed = new Set([
    ...breakpoints.map((width) => `min-width: ${width}px`),
    ...[narrowPhone, ...breakpoints].map((width) => `max-width: ${width - 1}.98px`),
  ]);
  const others = sheets.flatMap(({ name, css }) =>
    (css.match(/(?<=@media[^{]*\()(?:min-|max-)?width[^)]*/g) ?? [])
      .filter((condition) => !allowed.has(condition))
      .map((condition) => `${name}: ${condition}`),
  );
  expect(breakpoints).toEqual([640, 768, 1024, 1280]);
  expect(others).toEqual([]);
});
