import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const client = join(import.meta.dirname, '../build/client');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The files that these entries load, with their compressed sizes in bytes (brotli). */
function filesOf(entries: readonly string[]): ReadonlyMap<string, number> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const needed = new Set<string>();
  const need = (name: string): void => {
    if (needed.has(name)) return;
    needed.add(name);
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no ${name}`);
    chunk.imports?.forEach(need);
  };
  entries.forEach(need);
  const files = [...needed].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]);
  return new Map(files.map((file) => [file, readFileSync(join(client, `${file}.br`)).length]));
}

const bytesOf = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, size) => sum + size, 0);

// Arabic has the larger messages.
const login = ['dashboard/main.tsx', 'language/ar/dashboard.ts'];
const frame = [...login, 'dashboard/app/shell/frame.tsx'];

// Scripts and styles. The journey `dashboard-weight` measures what the browser really loads.
it.each([
  { screen: 'the login', entries: login, most: 132_000, count: 8 },
  {
    screen: 'the categories, the first screen after it,',
    entries: [...frame, 'dashboard/screens/content/content.tsx'],
    most: 182_000,
    count: 12,
  },
  { screen: 'the overview', entries: [...frame, 'dashboard/screens/content/overview.tsx'], most: 185_000, count: 16 },
])('$screen needs at most $most bytes in at most $count files', ({ entries, most, count }) => {
  const files = filesOf(entries);
  expect(bytesOf(files), JSON.stringify([...files])).toBeLessThanOrEqual(most);
  expect(files.size).toBeLessThanOrEqual(count);
});
