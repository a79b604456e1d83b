import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FileDescription, library, type StoredFile } from '../../calls/library.ts';
import type { FileKind } from '../../fields/field.ts';
import { type Action, useAction } from '../actions/use-action.ts';
import { ask } from '../ask.ts';
import { nameOf } from './name-of.ts';

export interface LibraryFilter {
  readonly words: string;
  /** `null` for every kind. */
  readonly kind: FileKind | null;
  readonly isUnused: boolean;
}

const pageSize = 48;

/** The library, newest first, a part at a time. */
export const useFiles = ({ words, kind, isUnused }: LibraryFilter) =>
  useInfiniteQuery({
    queryKey: ['media', 'list', words, kind, isUnused],
    queryFn: ({ signal, pageParam }) => {
      const unused = isUnused ? '1' : undefined;
      const query = { limit: pageSize, q: words, kind: kind ?? undefined, unused, after: pageParam ?? undefined };
      return ask(library.list, { query, signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

const firstPage: number | null = null;

/** The file of a stored name; `null` when there is none. @throws CallFailure */
export async function findFileNamed(name: string, signal?: AbortSignal): Promise<StoredFile | null> {
  const { files } = await ask(library.list, { query: { limit: 10, q: name }, signal });
  return files.find((file) => file.name === name) ?? null;
}

/** A file as the library lists it, found by its stored name. */
export const useFileNamed = (name: string) =>
  useQuery({
    queryKey: ['media', 'named', name],
    queryFn: ({ signal }) => findFileNamed(name, signal),
  });

/** Where a file is used, a part at a time. */
export const useUses = (id: number) =>
  useInfiniteQuery({
    queryKey: ['media', 'uses', id],
    queryFn: ({ signal, pageParam }) =>
      ask(library.uses, { params: { id }, query: { after: pageParam ?? undefined }, signal }),
    initialPageParam: firstPlace,
    getNextPageParam: ({ next }) => next,
  });

const firstPlace: string | null = null;

/** Says something about a file: its words, its focal point, or its poster. */
export const useDescribe = (id: number): Action<FileDescription, unknown> =>
  useAction((change: FileDescription) => ask(library.describe, { params: { id }, body: change }), {
    // Said beside what was typed.
    tell: () => null,
    // One change after the other, so that the last one typed is the last one stored.
    queue: `media/${id}`,
    refresh: (queries) => queries.invalidateQueries({ queryKey: ['media'] }),
  });

/** Takes a file that nothing uses out of the library. */
export function useRemoveFile(file: StoredFile, onDone: () => void) {
  const queries = useQueryClient();
  return useAction(() => ask(library.remove, { params: { id: file.id } }), {
    about: nameOf(file),
    // What is said about the file itself must not be asked again when it is gone.
    refresh: () => queries.invalidateQueries({ queryKey: ['media', 'list'] }),
    onDone,
    onRefused: () => queries.invalidateQueries({ queryKey: ['media'] }),
  });
}

/** Puts another file in every place of a file. */
export const useReplaceEverywhere = (file: StoredFile, onDone: () => void) =>
  useAction((other: StoredFile) => ask(library.replace, { params: { id: file.id }, body: { with: other.id } }), {
    about: nameOf(file),
    onDone,
  });
