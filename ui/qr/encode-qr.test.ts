import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { encodeQr } from './encode-qr.ts';

const address = 'otpauth://totp/x:y?secret='.repeat(40);
const rowsOf = (text: string) => encodeQr(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

// What qrcode-generator 2.0.4, an implementation of somebody else, draws for the same texts at level M.
it.each([
  [107, 45, '4fa74cfc00121efe'],
  [122, 45, 'e1b7939cb54d8c63'],
  [251, 61, 'abf76abe253e5823'],
])('a text of %i letters is the code of %i modules that others draw, too', (length, size, hash) => {
  const rows = rowsOf(address.slice(0, length));
  expect(rows).toHaveLength(size);
  expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(hash);
});

it.each([
  [1, 21],
  [14, 21],
  [15, 25],
  [62, 33],
  [63, 37],
  [180, 53],
  [181, 57],
  [666, 97],
])('a text of %i letters takes the smallest code that holds it (%i modules)', (length, size) => {
  const rows = rowsOf(address.slice(0, length));
  expect(rows).toHaveLength(size);
  expect(rows[0]?.slice(0, 7)).toBe('#######');
  expect(rows[size - 4]?.slice(0, 7)).toBe('#.###.#');
});

it('a text that no such code holds is refused', () => {
  expect(() => encodeQr(address.slice(0, 667))).toThrow(RangeError);
});
