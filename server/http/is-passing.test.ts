import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { isPassing } from './is-passing.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

it('a full disk and too many open files are temporary failures, in every form they are reported', async () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code });
  const passing = ['EROFS', 'EMFILE', 'EIO', 'ERR_WORKER_INIT_FAILED', 'ERR_INVALID_PACKAGE_CONFIG'];
  expect(passing.every((code) => isPassing(withCode(code)))).toBe(true);
  expect(['ENOENT', 'EACCES', '23505'].some((code) => isPassing(withCode(code)))).toBe(false);

  // SQLite's code for a disk error at a commit. A full disk has another code.
  expect(isPassing(Object.assign(new Error('disk I/O error'), { errcode: 1034 }))).toBe(true);
  expect(isPassing(Object.assign(new Error('disk I/O error'), { errcode: 778 }))).toBe(false);

  const folder = await mkdtemp(join(tmpdir(), 'passing-'));
  const nowhere = thrownBy(() => new DatabaseSync(join(folder, 'missing', 'content.db')));
  expect(nowhere).toMatchObject({ errcode: 14 });
  expect(isPassing(nowhere)).toBe(true);
  new DatabaseSync(join(folder, 'content.db')).exec('create table note (text text)');
  const readOnly = new DatabaseSync(join(folder, 'content.db'), { readOnly: true });
  expect(isPassing(thrownBy(() => readOnly.exec("insert into note values ('a')")))).toBe(true);
  expect(isPassing(thrownBy(() => readOnly.exec('select nothing')))).toBe(false);
});
