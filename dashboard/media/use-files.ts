import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FileKind } from '../../fields/field.ts';
import type { Words } from '../../language/languages.ts';
import { call, isObject, type Read, textAnswer } from '../call.ts';
import { reread } from '../records/use-records.ts';
import { fileAnswer, type FocalPoint, pageAnswer, type StoredFile, usesAnswer } from './stored-file.ts';

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
      const asked = new URLSearchParams({ limit: String(pageSize), q: words, kind: kind ?? '' });
      if (isUnused) asked.set('unused', '1');
      if (pageParam !== null) asked.set('before', String(pageParam));
      return call(`/media?${asked}`, pageAnswer, { signal });
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

const firstPage: number | null = null;

/** The file of a stored name; `null` when there is none. @throws CallFailure */
export async function findFileNamed(name: string, signal?: AbortSignal): Promise<StoredFile | null> {
  const { files } = await call(`/media?limit=10&q=${encodeURIComponent(name)}`, pageAnswer, signal ? { signal } : {});
  return files.find((file) => file.name === name) ?? null;
}

/** A file as the library lists it, found by its stored name. */
export const useFileNamed = (name: string) =>
  useQuery({
    queryKey: ['media', 'named', name],
    queryFn: ({ signal }) => findFileNamed(name, signal),
  });

/** Where a file is used. */
export const useUses = (id: number) =>
  useQuery({
    queryKey: ['media', 'uses', id],
    queryFn: ({ signal }) => call(`/media/${id}/uses`, usesAnswer, { signal }),
  });

export interface Description {
  readonly alt?: Partial<Words>;
  readonly focal_point?: FocalPoint;
  /** Id of a picture, or `null` to take it away. */
  readonly poster?: number | null;
}

/** Says something about a file: its words, its focal point, or its poster. */
export function useDescribe(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: Description) => call(`/media/${id}`, fileAnswer, { method: 'PATCH', body: change }),
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
    mutationFn: ({ id }: StoredFile) => call(`/media/${id}`, textAnswer('message'), { method: 'DELETE' }),
    networkMode: 'always',
    // What is said about the file itself must not be asked again when it is gone.
    onSuccess: () => queries.invalidateQueries({ queryKey: ['media', 'list'] }),
    onError: () => queries.invalidateQueries({ queryKey: ['media'] }),
  });
}

interface Replacement {
  readonly message: string;
  readonly undo: readonly number[];
}

const replacementAnswer: Read<Replacement> = (answer) => {
  if (!isObject(answer)) return null;
  const { message, undo } = answer;
  return typeof message === 'string' && Array.isArray(undo)
    ? { message, undo: undo.filter((each) => typeof each === 'number') }
    : null;
};

/** Puts another file in every place of a file. */
export function useReplaceEverywhere(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (other: StoredFile) =>
      call(`/media/${id}/replace`, replacementAnswer, { method: 'POST', body: { with: other.id } }),
    networkMode: 'always',
    onSuccess: () => reread(queries),
  });
}
