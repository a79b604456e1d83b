import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from './languages.ts';

/** Loaded separately, with functions of their own. */
const apart = /dashboard-(?:account|grid|lists)\.ts$/;

it.each(languages)(
  'no word of the dashboard is said by two dictionaries, of which the later would win unnoticed (%s)',
  (language) => {
    const folder = join(import.meta.dirname, language);
    const files = globSync('dashboard*.ts', { cwd: folder }).filter((file) => !apart.test(file));
    expect(files.length).toBeGreaterThan(10);
    const words = files.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}(\w+):/gm)].map(([, word]) => word),
    );
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  },
);
