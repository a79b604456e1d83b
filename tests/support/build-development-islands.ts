// Builds the script of public pages with React's development build, which reports where the first rendering in the
// browser differs from the server's; the production build reports little of it. It runs in a process of its own,
// because React chooses its build by NODE_ENV. Argument: the folder to write to.
import { resolve } from 'node:path';
import { createBuilder } from 'vite';

const [, , folder] = process.argv;
if (folder === undefined) throw new Error('Say where to build to');
const root = resolve(import.meta.dirname, '../..');
const builder = await createBuilder({
  root,
  configLoader: 'native',
  mode: 'development',
  logLevel: 'warn',
  environments: { elements: { build: { outDir: folder, minify: false, emptyOutDir: true } } },
});
const { elements } = builder.environments;
if (elements === undefined) throw new Error('Vite does not know the script of public pages');
await builder.build(elements);
