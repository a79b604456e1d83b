/** `npm run bench [-- name [options]]`: each benchmark is a program of its own. */
const benches: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: () => import('./pages.ts'),
  cached: () => import('./cached.ts'),
  memory: () => import('./memory.ts'),
  search: () => import('./search.ts'),
  enquiries: () => import('./enquiries.ts'),
  dashboard: () => import('./dashboard.ts'),
  waits: () => import('./waits.ts'),
  growth: () => import('./growth/run.ts'),
  processes: () => import('./processes.ts'),
};

const [first = 'pages'] = process.argv.slice(2);
// Options without a name belong to the table, except `--processes`, which is a benchmark of its own.
const unnamed = first.startsWith('--processes') ? 'processes' : 'pages';
const name = first.startsWith('--') ? unnamed : first;
const bench = benches[name];
if (bench === undefined) {
  console.error(`There is no ${name}: npm run bench -- ${Object.keys(benches).join(' | ')}`);
  process.exitCode = 1;
} else await bench();
