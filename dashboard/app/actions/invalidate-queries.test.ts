import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { invalidateQueries } from './invalidate-queries.ts';

it('a list that is asked for the first time while something changes is asked for again', async () => {
  const queries = new QueryClient();
  const before = Promise.withResolvers<string>();
  const answers = [before.promise, Promise.resolve('after')];
  const queryKey = ['enquiries'];
  const list = new QueryObserver(queries, { queryKey, queryFn: async () => answers.shift() ?? 'too often' });
  const leave = list.subscribe(() => {});
  const done = invalidateQueries(queries);
  before.resolve('before');
  await done;
  expect(queries.getQueryData(queryKey)).toBe('after');
  leave();
  queries.clear();
});
