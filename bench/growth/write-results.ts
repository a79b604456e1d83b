import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toPlot } from './plot.ts';
import type { Result } from './result.ts';
import { toTable } from './table.ts';

const guide = resolve(import.meta.dirname, '../README.md');
/** Between these the guide shows what the last whole run found. */
const marks = ['<!-- growth -->', '<!-- /growth -->'] as const;

/** Writes the table and the drawing of each result into a folder. @returns what a guide beside it shows of them */
export async function writeResults(results: readonly Result[], folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const shown: string[] = [];
  for (const result of results) {
    const table = toTable(result);
    await writeFile(join(folder, `${result.edition}.svg`), toPlot(result));
    await writeFile(join(folder, `${result.edition}.md`), table.replace('### ', '# '));
    shown.push(table.replace('\n\n', `\n\n![What grows](growth/${result.edition}.svg)\n\n`));
  }
  return shown.join('\n');
}

/** Shows results in the guide to the benches. */
export async function showInGuide(shown: string): Promise<void> {
  const text = await readFile(guide, 'utf8');
  const [from, to] = [text.indexOf(marks[0]), text.indexOf(marks[1])];
  if (from < 0 || to < from) throw new Error(`${guide} has no place for the results`);
  await writeFile(guide, `${text.slice(0, from)}${marks[0]}\n\n${shown}\n${text.slice(to)}`);
}
