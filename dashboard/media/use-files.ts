import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FileDescription, library, type StoredFile } from '../../calls/library.ts';
import type { FileKind } from '../../fields/field.ts';
import { ask } from '../ask.ts';
import { reread } from '../records/use-records.ts';

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
export function useDescribe(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: FileDescription) => ask(library.describe, { params: { id }, body: change }),
    networkMode: 'always',
    // One change after the other, so that the last one typed is the last one stored.
    scope: { id: `media/${id}` },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['media'] }),
  });
}

/** Takes a file that nothing uses out of the library. */
export function useRemoveFile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id }: StoredFile) => (await ask(library.remove, { params: { id } })).message,
    networkMode: 'always',
    // What is said about the file itself must not be asked again when it is gone.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['media', 'list'] }),
    onError: () => queries.invalidateQueries({ queryKey: ['media'] }),
  });
}

/** Puts another file in every place of a file. */
export function useReplaceEverywhere(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (other: StoredFile) => ask(library.replace, { params: { id }, body: { with: other.id } }),
    networkMode: 'always',
    onSuccess: () => reread(queries),
  });
}
