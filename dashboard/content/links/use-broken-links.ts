import { useQuery } from '@tanstack/react-query';
import { links } from '../../../calls/links.ts';
import { ask } from '../../app/ask.ts';

/** Every link of the site's records that leads nowhere. */
export const useBrokenLinks = () =>
  useQuery({ queryKey: ['broken-links'], queryFn: ({ signal }) => ask(links.broken, { signal }) });
