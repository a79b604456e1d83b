import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measurePeer } from './peer.ts';
import { measureSite } from './measure-site.ts';
import { writeBetween } from './write-between.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string' }, pid: { type: 'string' }, write: { type: 'boolean', default: false } },
});

/** `npm run bench`: what pages, calls, the start and memory cost, or with `--peer` what another server's answer costs. */
if (values.peer === undefined) {
  const table = await measureSite();
  console.log(table);
  if (values.write) await writeBetween(resolve(import.meta.dirname, '../docs/performance/README.md'), 'bench', table);
} else await measurePeer(values.peer, values.pid === undefined ? null : Number(values.pid));
