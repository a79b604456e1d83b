import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('tests/journeys/**/*.test.ts', { cwd: root }).toSorted();

/** What a screen says at one moment, asked once: on a busy machine the screen may still be on its way there. */
const askedOnce =
  /expect\(await .*\.(?:count|isVisible|isHidden|isDisabled|isEnabled|isChecked|textContent|inputValue|getAttribute|allTextContents|innerText)\([^()]*\)\)\./;

it('journeys wait until a screen says what they expect', () => {
  expect(files.length).toBeGreaterThan(30);
  const places = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (askedOnce.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(places).toEqual([]);
});
