import { useQuery } from '@tanstack/react-query';
import { administrators } from '../../../calls/administrators.ts';
import { callApi } from '../call-api.ts';

/** Everybody who may log in. */
export const useAdministrators = () =>
  useQuery({ queryKey: ['administrators'], queryFn: ({ signal }) => callApi(administrators.list, { signal }) });

/** What somebody is called; undefined for nobody, and until it is known. */
export function useAdministratorName(id: number | null): string | undefined {
  const { data } = useAdministrators();
  return data?.find((each) => each.id === id)?.username;
}
