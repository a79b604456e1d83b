import { useQuery } from '@tanstack/react-query';
import { type NewRedirect, redirects } from '../../../calls/redirects.ts';
import { ask } from '../../app/ask.ts';
import { askAll } from '../../app/ask-all.ts';

/** The addresses that moved, in the order in which they were added. */
export const useRedirects = () =>
  useQuery({
    queryKey: ['redirects'],
    queryFn: ({ signal }) => askAll((after) => ask(redirects.list, { query: { after }, signal })),
  });

/** @throws CallFailure */
export const addRedirect = (body: NewRedirect) => ask(redirects.add, { body });

/** @throws CallFailure */
export const removeRedirect = (id: number) => ask(redirects.remove, { params: { id } });
