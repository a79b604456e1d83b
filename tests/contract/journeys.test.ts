import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('tests/journeys/**/*.ts', { cwd: root }).toSorted();

/** Methods that read a page once, without waiting. */
const singleRead =
  /\.(?:allTextContents|boundingBox|count|evaluate|evaluateAll|getAttribute|innerText|inputValue|isChecked|isDisabled|isEnabled|isHidden|isVisible|textContent)\(/;
/** The clipboard may be read once: the page has already reported that it was written. */
const settled = /navigator\.clipboard\.readText/;

/** Returns the text from a place up to the bracket that closes it. */
function insideAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  while (depth > 0 && end < text.length) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    end += 1;
  }
  return text.slice(start, end - 1);
}

const isAskedOnce = (asked: string): boolean =>
  /\bpage\.url\(\)/.test(asked) || (/^[\s([]*await /.test(asked) && singleRead.test(asked) && !settled.test(asked));

it('journeys wait until a page says what they expect', () => {
  expect(files.length).toBeGreaterThan(30);
  const places = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return [...text.matchAll(/\bexpect\(/g)].flatMap(({ 0: head, index }) =>
      isAskedOnce(insideAt(text, index + head.length)) ? [`${file}:${text.slice(0, index).split('\n').length}`] : [],
    );
  });
  expect(places).toEqual([]);
});
