import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('what every visitor gets of editing is at most 300 bytes', () => {
  const source = readFileSync(join(import.meta.dirname, 'offer-editing.ts'), 'utf8');
  expect(Buffer.byteLength(source.replace(/^\/\*\*.*\*\/$/gm, '').trim())).toBeLessThanOrEqual(300);
});
