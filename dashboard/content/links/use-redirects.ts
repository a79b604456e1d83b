import { useQuery } from '@tanstack/react-query';
import { type NewRedirect, redirects } from '../../../calls/redirects.ts';
import { callApi } from '../../app/call-api.ts';
import { fetchAll } from '../../app/fetch-all.ts';

/** The redirects in the order in which they were added. */
export const useRedirects = () =>
  useQuery({
    queryKey: ['redirects'],
    queryFn: ({ signal }) => fetchAll((after) => callApi(redirects.list, { query: { after }, signal })),
  });

/** @throws CallFailure */
export const addRedirect = (body: NewRedirect) => callApi(redirects.add, { body });

/** @throws CallFailure */
export const removeRedirect = (id: number) => callApi(redirects.remove, { params: { id } });
