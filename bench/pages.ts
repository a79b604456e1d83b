import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measurePeer } from './peer.ts';
import { measureSite } from './measure-site.ts';
import { writeBetween } from './write-between.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string' }, pid: { type: 'string' }, write: { type: 'boolean', default: false } },
});

/**
 * `npm run bench`: the cost of pages, calls, the start and memory; with `--peer` the cost of an answer of another
 * server.
 */
if (values.peer === undefined) {
  const table = await measureSite();
  console.log(table);
  if (values.write) await writeBetween(resolve(import.meta.dirname, '../docs/performance/README.md'), 'bench', table);
} else await measurePeer(values.peer, values.pid === undefined ? null : Number(values.pid));
