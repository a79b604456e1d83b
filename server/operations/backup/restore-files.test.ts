import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutOpenFiles } from '../../../tests/support/without-open-files.ts';
import { createLocalStorage } from '../../storage/local-storage.ts';
import { createBackupStore } from './backup-store.ts';
import { placeFiles } from './restore-files.ts';

it('files that cannot be read at the moment stop a restore, and those of the site stay', async () => {
  const [folder, dataDir] = [await mkdtemp(join(tmpdir(), 'staged-')), await mkdtemp(join(tmpdir(), 'site-'))];
  for (const [place, content] of [
    [folder, 'staged'],
    [dataDir, 'present'],
  ] as const) {
    await mkdir(join(place, 'uploads'));
    await writeFile(join(place, 'uploads', 'a.jpg'), content);
  }
  const storage = createLocalStorage(dataDir);
  const placing = withoutOpenFiles(() => placeFiles(folder, storage));
  await expect(placing).rejects.toMatchObject({ code: 'EMFILE' });
  expect(await readFile(join(dataDir, 'uploads', 'a.jpg'), 'utf8')).toBe('present');
});

it('backups that cannot be read at the moment are not reported as none', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const backups = createBackupStore({ storage: createLocalStorage(dataDir), dataDir, seal: null });
  expect(await backups.list()).toEqual([]);
  await mkdir(join(dataDir, 'backups'));
  await expect(withoutOpenFiles(() => backups.list())).rejects.toMatchObject({ code: 'EMFILE' });
});
