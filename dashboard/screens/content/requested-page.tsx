import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { type FoundRecord, overview } from '../../../calls/overview.ts';
import { Loading } from '../../../ui/loading.tsx';
import { callApi } from '../../app/call-api.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { slugsOfPage, screenOfPage } from './screen-of-page.ts';

/**
 * Finds the record with one of these headings as its title: in the page's own collections, otherwise in another one.
 */
async function findNear(address: string, near: readonly string[], signal: AbortSignal): Promise<FoundRecord | null> {
  const slugs = slugsOfPage(address);
  if (slugs.size === 0) return null;
  const found = await Promise.all(near.map((q) => callApi(overview.records, { query: { q }, signal })));
  const named = found.flatMap((records, at) =>
    records.filter(({ title }) => Object.values(title).includes(near[at] ?? '')),
  );
  return named.find(({ base }) => slugs.has(base)) ?? named[0] ?? null;
}

/** The target of "Edit this page" on the site: redirects to the screen of the page, or of the part that was clicked. */
export function RequestedPage() {
  const [params] = useSearchParams();
  const address = params.get('address') ?? '';
  const near = params.getAll('near');
  const record = useQuery({
    queryKey: ['requested-page', address, ...near],
    queryFn: ({ signal }) => findNear(address, near, signal),
    enabled: near.length > 0,
    staleTime: 'static',
  });
  if (record.isLoading) return <Loading />;
  const { base, id, category_id: parentId } = record.data ?? { base: '', id: 0, category_id: null };
  return <Navigate to={recordScreen({ base, id, parentId }) ?? screenOfPage(address)} replace />;
}
