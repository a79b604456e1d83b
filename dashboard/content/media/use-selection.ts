import { useRef, useState } from 'react';
import type { StoredFile } from '../../../calls/library.ts';

/** The files that are chosen, so that something can be done with all of them. */
export interface FileSelection {
  readonly files: readonly StoredFile[];
  readonly has: (id: number) => boolean;
  /** @param among takes all of these along that stand between the file and the one that was chosen before it */
  readonly toggle: (file: StoredFile, among: readonly StoredFile[]) => void;
  readonly replace: (files: readonly StoredFile[]) => void;
}

/** The files of a list from one to another, whichever stands first. */
function between(list: readonly StoredFile[], one: number, other: number): readonly StoredFile[] {
  const places = [one, other].map((id) => list.findIndex((file) => file.id === id));
  if (places.includes(-1)) return [];
  return list.slice(Math.min(...places), Math.max(...places) + 1);
}

/** A selection of files, in the order in which they were chosen; none at first. */
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
