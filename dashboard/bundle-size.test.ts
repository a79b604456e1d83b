import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const client = join(import.meta.dirname, '../build/client');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Bytes, compressed, of the scripts that these entries need before they run. */
function bytesOf(entries: readonly string[]): number {
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
  const files = [...needed].map((name) => manifest[name]?.file ?? '');
  return files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length, 0);
}

// With what checks answers, which every screen after it needs, too.
it('the login screen needs at most 145 KB of script', () => {
  expect(bytesOf(['dashboard/main.tsx', 'language/ar/dashboard.ts'])).toBeLessThan(145_000);
});

it('the first screen after it needs at most 165 KB', () => {
  const entries = [
    'dashboard/main.tsx',
    'language/ar/dashboard.ts',
    'dashboard/shell/frame.tsx',
    'dashboard/screens/overview.tsx',
  ];
  expect(bytesOf(entries)).toBeLessThan(165_000);
});
