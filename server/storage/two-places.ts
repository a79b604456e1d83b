import type { FileStorage, StorageFolder, StoredFile } from './file-storage.ts';

/**
 * A bucket, and the folder from which files move there or to which they move back: what comes is kept in the bucket,
 * and a file is found in whichever of the two it lies.
 */
export function createTwoPlaces(folder: FileStorage, bucket: FileStorage): FileStorage {
  /**
   * To look into the folder costs next to nothing, and a file that lies in both is the same; but what stands beside the
   * backups may be an older one of this machine alone.
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
      // The first is asked again: the file may have moved there after it was asked.
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
