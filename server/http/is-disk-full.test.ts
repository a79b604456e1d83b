import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { isDiskFull } from './is-disk-full.ts';

it('an SQLite database that may not grow counts as a full disk', () => {
  const database = new DatabaseSync(':memory:');
  database.exec('pragma max_page_count = 4; create table note (text text)');
  const fill = () => database.prepare('insert into note values (?)').run('x'.repeat(100_000));
  let error: unknown;
  try {
    fill();
  } catch (thrown) {
    error = thrown;
  }
  expect(isDiskFull(error)).toBe(true);
});

it('so is a full disk, a used-up quota, and a full disk of PostgreSQL; other faults are not', () => {
  const withCode = (code: string) => Object.assign(new Error(code), { code });
  expect(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'].every((code) => isDiskFull(withCode(code)))).toBe(true);
  expect(['ENOENT', '23505'].some((code) => isDiskFull(withCode(code)))).toBe(false);
  expect(isDiskFull(new Error('full'))).toBe(false);
});
