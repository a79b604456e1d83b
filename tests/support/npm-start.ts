import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Package = z.object({ scripts: z.object({ start: z.string() }) });

/** Returns the flags and variables with which `npm start` starts Node. The build has stored the heap limit. */
export async function npmStart(): Promise<{
  readonly flags: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
}> {
  const [heap, declared] = await Promise.all([readFile('build/.heap', 'utf8'), readFile('package.json', 'utf8')]);
  const { start } = Package.parse(JSON.parse(declared)).scripts;
  const [variables = '', command = ''] = start.replace('$(cat build/.heap)', heap.trim()).split(' exec ');
  return {
    flags: command.match(/--\S+/g) ?? [],
    environment: Object.fromEntries(variables.split(' ').map((each) => each.split('='))),
  };
}
