import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, isObject, type Read, textAnswer } from '../call.ts';
import { changeAnswer, reread, useChange } from '../records/use-records.ts';

/** An old address of the site that leads to another. */
export interface Redirect {
  readonly id: number;
  readonly from: string;
  readonly to: string;
  /** 301 for good, 302 for now. */
  readonly status: number;
}

export interface NewRedirect {
  readonly from_path: string;
  readonly to_path: string;
  readonly status: number;
}

function toRedirect(answer: unknown): Redirect[] {
  if (!isObject(answer)) return [];
  const { id, from_path: from, to_path: to, status } = answer;
  if (typeof id !== 'number' || typeof from !== 'string' || typeof to !== 'string') return [];
  return [{ id, from, to, status: Number(status) }];
}

const redirectsAnswer: Read<readonly Redirect[]> = (answer) =>
  Array.isArray(answer) ? answer.flatMap(toRedirect) : null;

/** The addresses that moved, in the order in which they were added. */
export const useRedirects = () =>
  useQuery({ queryKey: ['redirects'], queryFn: ({ signal }) => call('/redirects', redirectsAnswer, { signal }) });

/** Adds a redirect; answers the sentence to show. */
export function useAddRedirect() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRedirect) => call('/redirects', textAnswer('message'), { method: 'POST', body }),
    networkMode: 'always',
    onSuccess: () => reread(queries),
  });
}

export const useRemoveRedirect = () =>
  useChange<number>((id) => call(`/redirects/${id}`, changeAnswer, { method: 'DELETE' }));
