import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import type { Assets, SiteCode, SiteSource } from './site-source.ts';

const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), css: z.array(z.string()).optional(), imports: z.array(z.string()).optional() }),
);
type Manifest = z.infer<typeof Manifest>;

const isSiteCode = (module: unknown): module is SiteCode =>
  [
    'renderPage',
    'renderFailure',
    'readQuery',
    'namedPages',
    'plannedWalls',
    'sitemapParts',
    'sitemap',
    'alternates',
  ].every((name) => typeof module === 'object' && module !== null && typeof Reflect.get(module, name) === 'function');

/** An entry and all chunks that it imports statically. */
function closureOf(manifest: Manifest, entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const imported of manifest[entry]?.imports ?? []) closureOf(manifest, imported, seen);
  return seen;
}

/** The addresses of a document's stylesheets and scripts. Entries that were not built are left out. */
export function toAssets(manifest: Manifest, entries: readonly string[]): Assets {
  const built = entries.filter((entry) => manifest[entry] !== undefined);
  const needed = [...new Set(built.flatMap((entry) => [...closureOf(manifest, entry)]))];
  const address = (file: string) => `/${file}`;
  const fileOf = (name: string) => manifest[name]?.file ?? '';
  const isScript = (name: string) => fileOf(name).endsWith('.js');
  return {
    css: [
      ...built.map(fileOf).filter((file) => file.endsWith('.css')),
      ...needed.flatMap((name) => manifest[name]?.css ?? []),
    ].map(address),
    modules: built.filter(isScript).map(fileOf).map(address),
    preload: needed
      .filter((name) => isScript(name) && !built.includes(name))
      .map(fileOf)
      .map(address),
  };
}

/** Reads a file of the build. It is parsed once, and compiling the schema would take longer than interpreting it. */
const readBuilt = async <Shape extends z.ZodType>(shape: Shape, buildDir: string, name: string) =>
  shape.parse(JSON.parse(await readFile(join(buildDir, 'client/.vite', name), 'utf8')), { jitless: true });

/** The site built by `npm run build`. Rejects if there is no build. */
export async function loadBuiltSite(buildDir: string): Promise<SiteSource> {
  const [client, elements] = await Promise.all([
    readBuilt(Manifest, buildDir, 'manifest.json'),
    readBuilt(Manifest, buildDir, 'elements.json'),
  ]);
  const code: unknown = await import(pathToFileURL(join(buildDir, 'server/pages.js')).href);
  if (!isSiteCode(code)) throw new Error(`${buildDir} contains no built site; run "npm run build"`);
  return {
    load: async () => code,
    // The elements are a separate build whose chunk names differ from those of the client.
    assets: toAssets({ ...client, ...elements }, ['site/styles.css', 'site/elements/elements.client.ts']),
    dashboard: toAssets(client, ['dashboard/main.tsx']),
    isCacheable: true,
  };
}
