import { expect, it } from 'vitest';
import { backupName, compareAge } from './backup-name.ts';
import { outdatedBackups } from './outdated-backups.ts';

const day = 24 * 60 * 60 * 1000;
const last = Date.parse('2026-11-23T02:00:00Z');

it('nightly backups are kept for days, weeks and months, those made by hand by their number', () => {
  let stored = [...Array(400).keys()].map((ago) => ({
    name: backupName('nightly', new Date(last - ago * day)),
    kind: 'nightly' as const,
  }));
  const gone = new Set(outdatedBackups(stored));
  stored = stored.filter(({ name }) => !gone.has(name));
  expect(stored.map(({ name }) => name.slice('nightly-'.length, -'-020000.tar.gz'.length))).toEqual([
    '20261123',
    '20261122',
    '20261121',
    '20261120',
    '20261119',
    '20261118',
    '20261117',
    '20261111',
    '20261104',
    '20261031',
    '20260930',
    '20260831',
    '20260731',
    '20260630',
  ]);
  expect(outdatedBackups(stored)).toEqual([]);
});

it('pruning every night keeps the same backups as pruning once', () => {
  let stored: { name: string; kind: 'nightly' }[] = [];
  for (let ago = 399; ago >= 0; ago -= 1) {
    stored.push({ name: backupName('nightly', new Date(last - ago * day)), kind: 'nightly' });
    stored.sort((one, other) => compareAge(other.name, one.name));
    const gone = new Set(outdatedBackups(stored));
    stored = stored.filter(({ name }) => !gone.has(name));
  }
  expect(stored.map(({ name }) => name.slice(8, 16)).slice(-5)).toEqual([
    '20261031',
    '20260930',
    '20260831',
    '20260731',
    '20260630',
  ]);
});

it('manual backups are removed when there are more than ten', () => {
  const made = [...Array(12).keys()].map((ago) => ({
    name: backupName('received', new Date(last - ago * day)),
    kind: 'received' as const,
  }));
  expect(outdatedBackups(made)).toEqual(made.slice(10).map(({ name }) => name));
});
