import { useRef, useState } from 'react';
import type { StoredFile } from '../../../calls/library.ts';

/** The selected files. */
export interface FileSelection {
  readonly files: readonly StoredFile[];
  readonly has: (id: number) => boolean;
  /**
   * @param among the list for a range selection: selects everything between this file and the previously selected one
   */
  readonly toggle: (file: StoredFile, among: readonly StoredFile[]) => void;
  readonly replace: (files: readonly StoredFile[]) => void;
}

/** The files between two ids in list order. */
function between(list: readonly StoredFile[], one: number, other: number): readonly StoredFile[] {
  const places = [one, other].map((id) => list.findIndex((file) => file.id === id));
  if (places.includes(-1)) return [];
  return list.slice(Math.min(...places), Math.max(...places) + 1);
}

/** A selection of files in the order of selection; initially empty. */
export function useSelection(): FileSelection {
  const [chosen, setChosen] = useState<ReadonlyMap<number, StoredFile>>(new Map());
  const last = useRef<number | null>(null);
  return {
    files: [...chosen.values()],
    has: (id) => chosen.has(id),
    toggle: (file, among) => {
      const along = last.current === null ? [] : between(among, last.current, file.id);
      last.current = file.id;
      setChosen((before) => {
        const next = new Map(before);
        if (along.length > 0) for (const each of along) next.set(each.id, each);
        else if (!next.delete(file.id)) next.set(file.id, file);
        return next;
      });
    },
    replace: (files) => setChosen(new Map(files.map((file) => [file.id, file]))),
  };
}
