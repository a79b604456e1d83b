import { expect, it } from 'vitest';
import { chooseEncoding } from './choose-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', 'identity'],
  ['br;q=0.5, gzip;q=0.9', 'gzip'],
  ['br;q=0.5, identity', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['abr, gzipped', 'identity'],
  ['br;q=nonsense, gzip;q=0.1', 'gzip'],
])('accept-encoding "%s" is answered in %s', (header, encoding) => {
  expect(chooseEncoding(header, 'usual')).toBe(encoding);
  // The second call uses the cached result.
  expect(chooseEncoding(header, 'usual')).toBe(encoding);
});

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['zstd;q=0.5, br', 'br'],
  ['zstd;q=0, *', 'br'],
  ['*', 'zstd'],
])('what is packed quickly is answered to "%s" in %s', (header, encoding) => {
  expect(chooseEncoding(header, 'quick')).toBe(encoding);
  expect(chooseEncoding(header, 'quick')).toBe(encoding);
});

it('forgets headers instead of filling the memory with them', () => {
  for (let index = 0; index < 1000; index += 1) expect(chooseEncoding(`gzip, x-${index}`, 'usual')).toBe('gzip');
  expect(chooseEncoding('br', 'usual')).toBe('br');
});
