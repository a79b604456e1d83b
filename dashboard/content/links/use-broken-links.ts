import { useQuery } from '@tanstack/react-query';
import { links } from '../../../calls/links.ts';
import { callApi } from '../../app/call-api.ts';

/** Every link of the site's records that leads nowhere. */
export const useBrokenLinks = () =>
  useQuery({ queryKey: ['broken-links'], queryFn: ({ signal }) => callApi(links.broken, { signal }) });
