import { useQuery } from '@tanstack/react-query';
import { administrators } from '../../../calls/administrators.ts';
import { callApi } from '../call-api.ts';

/** All administrators. */
export const useAdministrators = () =>
  useQuery({ queryKey: ['administrators'], queryFn: ({ signal }) => callApi(administrators.list, { signal }) });

/** The name of an administrator; undefined for `null` and while it loads. */
export function useAdministratorName(id: number | null): string | undefined {
  const { data } = useAdministrators();
  return data?.find((each) => each.id === id)?.username;
}
