import { measureEdition } from './measure-edition.ts';
import { readOptions } from './options.ts';
import { toTable } from './table.ts';

const minuteMilliseconds = 60_000;

/** `npm run bench -- growth`: what a larger site costs; `bench/README.md` names the options. */
const options = readOptions(process.argv.slice(3));
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort(new Error('Stopped')));
const late = setTimeout(
  () => stopping.abort(new Error(`Not done in ${options.minutes} minutes`)),
  options.minutes * minuteMilliseconds,
);
const print = (line: string) => console.log(line);

try {
  for (const edition of options.database) {
    const result = await measureEdition(edition, async () => ({ spent: async () => 0 }), {
      options,
      signal: stopping.signal,
      print,
    });
    print(toTable(result));
  }
} catch (error) {
  console.error(stopping.signal.aborted ? String(stopping.signal.reason) : error);
  process.exitCode = 1;
} finally {
  clearTimeout(late);
}
