import { lists as calls } from '../../../calls/lists.ts';
import { findCollection } from '../../../content/collections/index.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Database } from '../../database/connect.ts';
import { goingWith } from '../history/going-with.ts';
import { notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { tellList } from '../../http/tell-list.ts';
import { changeMany } from './change-many.ts';
import { toPartFilter } from './list-filter.ts';
import { readRows } from './read-rows.ts';
import type { RecordServices } from './answer-entries.ts';
import { createSavedViews } from './saved-views.ts';

const collectionOf = ({ collection: slug }: { readonly collection: string }): Collection => {
  const collection = findCollection(slug);
  if (collection === undefined) throw notFound();
  return collection;
};

/** Serves whole collections as tables for administrators: rows, bulk changes and saved views. */
export function serveLists(serve: Serve, services: RecordServices & { readonly database: Database }): void {
  const views = createSavedViews(services.database);

  serve(calls.rows, async ({ params, query, language, request, reply }) => {
    const collection = collectionOf(params);
    const { sort, limit, after, columns = '', ...filter } = query;
    const wanted = { ...toPartFilter(collection, filter), sort, limit, after, titlesIn: language };
    const { entries, total, next } = await services.entries.part(collection, wanted);
    tellList(request, reply, { total, next });
    return {
      ...(await readRows(services, collection, entries, { columns: columns.split(','), language })),
      total,
      next,
    };
  });

  serve(calls.change, async ({ params, body, language, actor }) => {
    const collection = collectionOf(params);
    const whoGoesOn = await goingWith(services.entries, await actor(), body.follows);
    return changeMany({ services, collection, language, actor: whoGoesOn }, body);
  });

  serve(calls.views, ({ params }) => views.list(collectionOf(params)));
  serve(calls.keepView, async ({ params, body, language }) => {
    const view = await views.save(collectionOf(params), body);
    return { message: callMessage('viewKept', language), view };
  });
  serve(calls.dropView, async ({ params, language }) => {
    const view = await views.drop(collectionOf(params), params.id);
    if (view === null) throw notFound();
    return { message: callMessage('viewDropped', language), view };
  });
}
