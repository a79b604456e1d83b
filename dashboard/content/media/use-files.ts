import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type FileChange, type FileDescription, library, type StoredFile } from '../../../calls/library.ts';
import type { Notice } from '../../app/actions/notify.ts';
import { type Action, useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { type LibraryFilter, writeFilter } from './library-filter.ts';
import { nameOf } from './name-of.ts';

const pageSize = 48;

/** The library, newest first, page by page. */
export const useFiles = (filter: LibraryFilter) =>
  useInfiniteQuery({
    queryKey: ['media', 'list', filter],
    queryFn: ({ signal, pageParam }) => {
      const query = { limit: pageSize, ...writeFilter(filter), after: pageParam ?? undefined };
      return callApi(library.list, { query, signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The folders of the library, by name. */
export const useFolders = () =>
  useQuery({
    queryKey: ['media', 'folders'],
    queryFn: async ({ signal }) => (await callApi(library.folders, { signal })).folders,
  });

const firstPage: number | null = null;

/**
 * The file with a stored name; `null` if there is none.
 * @throws CallFailure
 */
export async function findFileNamed(name: string, signal?: AbortSignal): Promise<StoredFile | null> {
  const { files } = await callApi(library.list, { query: { limit: 10, q: name }, signal });
  return files.find((file) => file.name === name) ?? null;
}

/** The same as a query. */
export const useFileNamed = (name: string) =>
  useQuery({
    queryKey: ['media', 'named', name],
    queryFn: ({ signal }) => findFileNamed(name, signal),
  });

/** Where a file is used, page by page. */
export const useUses = (id: number) =>
  useInfiniteQuery({
    queryKey: ['media', 'uses', id],
    queryFn: ({ signal, pageParam }) =>
      callApi(library.uses, { params: { id }, query: { after: pageParam ?? undefined }, signal }),
    initialPageParam: firstPlace,
    getNextPageParam: ({ next }) => next,
  });

const firstPlace: string | null = null;

/** Changes the texts, focal point or poster of a file. */
export const useDescribe = (id: number): Action<FileDescription, unknown> =>
  useAction((change: FileDescription) => callApi(library.describe, { params: { id }, body: change }), {
    // The result is shown next to the input.
    tell: () => null,
    // Changes run one after the other, so that the last one is stored last.
    queue: `media/${id}`,
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['media'] }),
  });

/** Removes the unused files of a list from the library. The notice can undo this. */
export const useRemoveFiles = (onDone: () => void) =>
  useAction((files: readonly StoredFile[]) => callApi(library.setAside, { body: { ids: files.map(({ id }) => id) } }), {
    about: ([file, ...others]) => (file === undefined || others.length > 0 ? '' : nameOf(file)),
    tell: ({ message, removed }) => ({
      text: message,
      onUndo: async () => ({ text: (await callApi(library.putBack, { body: { ids: removed } })).message }),
    }),
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['media'] }),
    onDone,
  });

/** Changes of several files, with the former values. */
export interface ChangedFiles {
  readonly changes: readonly FileChange[];
  readonly former: readonly FileChange[];
}

/** Undoes changes of files, unless one of them was changed since. */
async function undoFileChanges({ changes, former }: ChangedFiles): Promise<Notice> {
  const done = new Map(changes.map(({ id, ...change }) => [id, change]));
  const body = { changes: former.map((change) => ({ ...change, expected: done.get(change.id) ?? {} })) };
  return { text: (await callApi(library.change, { body })).message };
}

/** Changes several files at once: texts, names, focal points or folder. */
export const useChangeFiles = (onDone?: (changes: readonly FileChange[]) => void) =>
  useAction((changes: readonly FileChange[]) => callApi(library.change, { body: { changes: [...changes] } }), {
    tell: ({ message, former }, changes) => ({ text: message, onUndo: () => undoFileChanges({ changes, former }) }),
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['media'] }),
    onDone: (_answer, changes) => onDone?.(changes),
  });

/** Replaces a file everywhere. */
export const useReplaceEverywhere = (file: StoredFile, onDone: () => void) =>
  useAction((other: StoredFile) => callApi(library.replace, { params: { id: file.id }, body: { with: other.id } }), {
    about: nameOf(file),
    onDone,
  });
