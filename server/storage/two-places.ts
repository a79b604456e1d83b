import type { FileStorage, StorageFolder, StoredFile } from './file-storage.ts';

/**
 * Combines a bucket and the local folder while files move between them. New files are stored in the bucket, and files
 * are read from either.
 */
export function createTwoPlaces(folder: FileStorage, bucket: FileStorage): FileStorage {
  /**
   * The folder comes first, because looking there is cheap and both copies are identical. Backups are the exception:
   * the local one may be older and belong to this machine only.
   */
  const inOrder = (of: StorageFolder) => (of === 'backups' ? [bucket, folder, bucket] : [folder, bucket, folder]);

  return {
    temporaryPath: () => folder.temporaryPath(),
    removeTemporary: (before) => folder.removeTemporary(before),
    async place(path, of, name) {
      await bucket.place(path, of, name);
      await folder.remove(of, [name]);
    },
    async open(of, name): Promise<StoredFile | null> {
      // The first storage is tried again, because the file may have been moved there in the meantime.
      for (const place of inOrder(of)) {
        const file = await place.open(of, name);
        if (file !== null) return file;
      }
      return null;
    },
    async *list(of) {
      const seen = new Set<string>();
      for (const place of [bucket, folder]) {
        for await (const file of place.list(of)) {
          if (!seen.has(file.name)) yield file;
          seen.add(file.name);
        }
      }
    },
    async remove(of, names) {
      await Promise.all([folder.remove(of, names), bucket.remove(of, names)]);
    },
  };
}
