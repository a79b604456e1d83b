import { useQuery } from '@tanstack/react-query';
import { links } from '../../../calls/links.ts';
import { callApi } from '../../app/call-api.ts';

/** All broken links in the records of the site. */
export const useBrokenLinks = () =>
  useQuery({ queryKey: ['broken-links'], queryFn: ({ signal }) => callApi(links.broken, { signal }) });
