import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type NewRedirect, redirects } from '../../calls/redirects.ts';
import { ask } from '../ask.ts';
import { askAll } from '../ask-all.ts';
import { reread } from '../records/use-records.ts';

/** The addresses that moved, in the order in which they were added. */
export const useRedirects = () =>
  useQuery({
    queryKey: ['redirects'],
    queryFn: ({ signal }) => askAll((after) => ask(redirects.list, { query: { after }, signal })),
  });

export function useAddRedirect() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewRedirect) => ask(redirects.add, { body }),
    networkMode: 'always',
    onSuccess: () => reread(queries),
  });
}

export function useRemoveRedirect() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => ask(redirects.remove, { params: { id } }),
    networkMode: 'always',
    onSuccess: () => reread(queries),
  });
}
