// Renders pages of the demo with React's development build, which checks what it renders: keys, names and values of
// attributes. A process of its own, since the tests have the React that visitors get. Reads the names of the pages from
// its input, a line each, and writes how many it rendered and what was said on the console meanwhile.
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { format } from 'node:util';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { demoVisits } from './demo-visits.ts';

const names = new Set((await text(process.stdin)).split('\n'));
const said: string[] = [];
let rendering = '';
const listen = (...words: unknown[]) => said.push(`${rendering}: ${format(...words)}`);
Object.assign(console, { error: listen, warn: listen });

const vite = await createServer({
  // Pages need no plugin of the build; their styles are texts here.
  configFile: false,
  root: resolve(import.meta.dirname, '../..'),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'silent',
});
const { ssr } = vite.environments;
if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the site');
const pages: { readonly demoVisits: typeof demoVisits } = await ssr.runner.import('/tests/support/demo-visits.ts');
let rendered = 0;
for (const { name, render } of await pages.demoVisits()) {
  if (!names.has(name)) continue;
  rendering = name;
  await render();
  rendered += 1;
}
await vite.close();
process.stdout.write(JSON.stringify({ rendered, said }));
