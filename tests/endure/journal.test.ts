import { appendFile, mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openJournal } from './journal.ts';

const written = { kind: 'record', mark: 'endure-aa-0-1', version: 2 } as const;
const interruption = { whom: 'process', acknowledged: 1, lost: 0, doubled: 0, unanswered: 1, milliseconds: 800 };
const newFile = async () => join(await mkdtemp(join(tmpdir(), 'journal-')), 'below', 'journal.jsonl');

it('a reopened journal has its entries, and appends after them', async () => {
  const file = await newFile();
  const first = openJournal(file);
  first.acknowledge(written);
  first.interrupt(interruption);

  const second = openJournal(file);
  second.acknowledge({ ...written, version: 3 });
  expect(openJournal(file).acknowledged()).toEqual([written, { ...written, version: 3 }]);
  expect(openJournal(file).interruptions()).toEqual([interruption]);
});

it('of a run that ended in the middle of a line the line is dropped, and the next one is whole', async () => {
  const file = await newFile();
  openJournal(file).acknowledge(written);
  await appendFile(file, '{"acknowledged":{"kind":"message","mark":"ش');

  const again = openJournal(file);
  expect(again.acknowledged()).toEqual([written]);
  again.acknowledge({ ...written, version: 3 });
  expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3);
  expect(openJournal(file).acknowledged()).toHaveLength(2);
});

it('a file that is no journal is refused', async () => {
  const file = await newFile();
  openJournal(file).acknowledge(written);
  await appendFile(file, '{"acknowledged":{"kind":"letter","mark":"a","version":1}}\n');
  expect(() => openJournal(file)).toThrow(/letter|Invalid/);
});
