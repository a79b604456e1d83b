import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QrCode } from './qr-code.tsx';

const address = 'otpauth://totp/x:y?secret='.repeat(40);
const margin = 4;

/** The modules of a rendered code as rows, without the quiet zone. */
function rowsOf(text: string): readonly string[] {
  const html = renderToStaticMarkup(<QrCode text={text} label="For the app" />);
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(html)?.[1]) - 2 * margin;
  const dark = new Set([...html.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const rows = Array.from({ length: size }, (_row, y) =>
    Array.from({ length: size }, (_module, x) => (dark.delete(`${x + margin} ${y + margin}`) ? '#' : '.')).join(''),
  );
  expect([...dark], 'nothing is dark in the margin').toEqual([]);
  return rows;
}

// The output of qrcode-generator 2.0.4, another implementation, for the same texts at level M.
it.each([
  [107, 45, '4fa74cfc00121efe'],
  [122, 45, 'e1b7939cb54d8c63'],
  [251, 61, 'abf76abe253e5823'],
])('a text of %i characters is the code of %i modules that others draw, too', (length, size, hash) => {
  const rows = rowsOf(address.slice(0, length));
  expect(rows).toHaveLength(size);
  expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(hash);
});

it.each([
  [14, 21],
  [15, 25],
  [62, 33],
  [63, 37],
  [180, 53],
  [181, 57],
])('a text of %i characters takes the smallest code of level M that holds it (%i modules)', (length, size) => {
  expect(rowsOf(address.slice(0, length))).toHaveLength(size);
});
