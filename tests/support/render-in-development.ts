// Renders pages of the demo with React's development build, which checks keys, names and values of attributes. It runs
// in a process of its own, because tests use the production build. Reads the names of the pages from its input, one in
// each line, and writes the number of rendered pages and the console output.
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
  // Pages need no plugin of the build; stylesheets are imported as texts.
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
