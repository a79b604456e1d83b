import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync(['dashboard/**/*.tsx', 'fields/**/*.tsx'], { cwd: root }).toSorted();

/** The files that contain markup which belongs to a component of `ui/`. */
const placesOf = (written: RegExp): readonly string[] =>
  files.filter((file) => written.test(readFileSync(join(root, file), 'utf8')));

describe('screens and fields of the dashboard', () => {
  it('draw no button of their own', () => {
    expect(files.length).toBeGreaterThan(100);
    expect(placesOf(/<button\b/)).toEqual([]);
  });

  it('draw no select of their own where a field is edited', () => {
    expect(placesOf(/<select\b/).filter((file) => file.startsWith('fields/'))).toEqual([]);
  });

  it('say at once what went wrong by Alert alone', () => {
    expect(placesOf(/role="alert"/)).toEqual([]);
  });

  it('have no waiting words of their own', () => {
    expect(placesOf(/\bsay\([^)]*'(?:wait|loading)'/)).toEqual([]);
  });
});
