import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { toPlot } from './plot.ts';
import type { Result } from './result.ts';
import { writeBetween } from '../write-between.ts';
import { toTable } from './table.ts';

const guide = resolve(import.meta.dirname, '../README.md');

/** Writes the table and the plot of each result into a folder. @returns the text for the guide */
export async function writeResults(results: readonly Result[], folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const shown: string[] = [];
  for (const result of results) {
    const table = toTable(result);
    await writeFile(join(folder, `${result.database}.svg`), toPlot(result));
    await writeFile(join(folder, `${result.database}.md`), table.replace('### ', '# '));
    shown.push(table.replace('\n\n', `\n\n![What grows](growth/${result.database}.svg)\n\n`));
  }
  return shown.join('\n');
}

/** Writes results into the guide to the benchmarks. */
export const showInGuide = (shown: string): Promise<void> => writeBetween(guide, 'growth', shown);
