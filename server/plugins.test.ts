import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { mediaPlugin } from './media/media-plugin.ts';

const root = join(import.meta.dirname, '..');

/** The names in a list or in a destructuring pattern. */
const namesIn = (text = ''): string[] => text.match(/\w+/g) ?? [];

const plugins = globSync('server/**/*.ts', { cwd: root })
  .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))
  .filter(({ source }) => /= fp[<(]/.test(source))
  .map(({ file, source }) => ({
    file,
    name: /\bname: '(\w+)'/.exec(source)?.[1] ?? '',
    dependencies: namesIn(/dependencies: \[([^\]]*)\]/.exec(source)?.[1]),
    offers: [...source.matchAll(/app\.decorate\(\s*'(\w+)'/g)].flatMap(([, name = '']) => name),
    uses: [
      ...[...source.matchAll(/\bapp\.(\w+)/g)].flatMap(([, name = '']) => name),
      ...namesIn(/const \{([^}]*)\} = app;/.exec(source)?.[1]),
    ],
  }));

const rules = z
  .object({ forbidden: z.array(z.object({ name: z.string(), from: z.unknown(), to: z.unknown() })) })
  .parse(createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')))
  .forbidden.filter(({ name }) => name === 'server-modules-in-layers')
  .map((rule) => z.object({ from: z.object({ path: z.string() }), to: z.object({ path: z.string() }) }).parse(rule));

const mayNeed = (file: string, other: string): boolean =>
  !rules.some(({ from, to }) => new RegExp(from.path).test(file) && new RegExp(to.path).test(other));

it('every plugin of the server depends on the plugins whose decorations it uses, and on no others', () => {
  const own = plugins.filter(({ file }) => file !== 'server/register-calls.ts');
  expect(own.length).toBeGreaterThan(15);
  for (const { file, name, dependencies, uses } of own) {
    const used = plugins.filter(
      (other) => other.name !== name && other.offers.some((decoration) => uses.includes(decoration)),
    );
    expect(dependencies.toSorted(), file).toEqual(used.map((other) => other.name).toSorted());
  }
});

it('no plugin of the server depends on one above it', () => {
  expect(mayNeed('server/database/database-plugin.ts', 'server/media/media-plugin.ts')).toBe(false);
  const wrong = plugins.flatMap(({ file, dependencies }) =>
    plugins
      .filter(({ name, file: other }) => dependencies.includes(name) && !mayNeed(file, other))
      .map(({ name }) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

it('a server without a plugin that another depends on does not start', async () => {
  const app = fastify();
  app.register(mediaPlugin);
  await expect(app.ready()).rejects.toThrow("dependency 'database' of plugin 'media' is not registered");
});
