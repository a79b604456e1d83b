import type { Database } from '../../database/connect.ts';
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { enquiries as calls } from '../../../calls/enquiries.ts';
import { answerBy } from '../../../content/business-hours.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Language } from '../../../language/languages.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import type { EntryStore } from '../../records/repository/entry-store.ts';
import { notFound } from '../../http/call-error.ts';
import { partOf } from '../../http/part-of.ts';
import type { Serve } from '../../http/serve.ts';
import { tellList } from '../../http/tell-list.ts';
import { describeFields } from './describe-fields.ts';
import { overdueOf, serializeEnquiry } from '../model/enquiry-row.ts';
import { officeTimeOf, readOffices } from '../model/office-time.ts';
import { exportAsJson, exportEnquiries } from './export-enquiries.ts';
import { countEnquiries } from './count-enquiries.ts';
import type { EnquiryFilter } from './enquiry-filter.ts';
import { findEnquiryById, listEnquiries, othersOf } from './find-enquiries.ts';
import { removeEnquiry } from './manage-enquiries.ts';
import { undeliveredOfEnquiry } from '../emails/undelivered.ts';
import { overlapsOf } from '../model/overlaps.ts';
import { listReplies, serializeReply } from '../replies/list-replies.ts';
import type { OwnSession } from '../replies/register-replies.ts';
import { listAttached, serializeFile } from '../replies/reply-files.ts';
import { repliesTo } from './reply-templates.ts';
import type { Managing } from './managing.ts';
import { enquiredProducts } from './enquired-products.ts';

/** The filter and file format of an export. */
type Exported = EnquiryFilter & { readonly format: 'csv' | 'json' };

/** Serves the inbox of enquiries for administrators. */
export function serveManagement(
  serve: Serve,
  services: {
    readonly accounts: OwnSession;
    readonly database: Database;
    readonly enquiries: Managing;
    readonly entries: EntryStore;
  },
): void {
  const { accounts, database, enquiries } = services;
  const { sources } = enquiries;

  async function serialize(rows: readonly EnquiryRow[]) {
    const present = await officeTimeOf(sources);
    const aboutOf = await enquiredProducts(services, rows);
    return rows.map((row) => ({
      ...serializeEnquiry(row),
      removed_at: row.removed_at,
      overdue: overdueOf(row, present),
      about: aboutOf(row),
    }));
  }
  const toFilter = async <Given extends { q?: string; overdue?: true | undefined }>({
    q,
    overdue,
    ...rest
  }: Given) => ({
    ...rest,
    words: q,
    ...(overdue !== undefined && { overdueAt: await officeTimeOf(sources) }),
  });

  serve(calls.list, async ({ query: { after, limit, sort, ...asked }, request, reply }) => {
    const filter = await toFilter(asked);
    const part = { after, limit: limit + 1, isOldestFirst: sort === 'id' };
    const { rows, next } = partOf(await listEnquiries(database, { ...filter, ...part }), limit);
    tellList(request, reply, { total: await countEnquiries(database, filter), next });
    return serialize(rows);
  });
  serve(calls.find, async ({ body: { after, limit, sort, ...asked } }) => {
    const part = { after, limit, isOldestFirst: sort === 'id' };
    return serialize(await listEnquiries(database, { ...(await toFilter(asked)), ...part }));
  });

  function exportAs(reply: FastifyReply, language: Language, { format, ...filter }: Exported) {
    const isJson = format === 'json';
    reply.type(isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="enquiries.${format}"`);
    return Readable.from(isJson ? exportAsJson(database, filter) : exportEnquiries(database, filter, language));
  }
  serve(calls.export, async ({ query, reply, language }) => exportAs(reply, language, await toFilter(query)));
  serve(calls.exportFound, async ({ body, reply, language }) => exportAs(reply, language, await toFilter(body)));

  serve(calls.get, async ({ params, language, request }) => {
    const { accountId } = await accounts.ownSession(request);
    const row = await findEnquiryById(database, params.id);
    if (row === undefined) throw notFound();
    const [own, ...others] = await serialize([row, ...(await othersOf(database, row))]);
    if (own === undefined) throw notFound();
    const attached = (isReceived: boolean) => listAttached(database, { enquiryId: row.id, accountId, isReceived });
    return {
      ...own,
      answer_by: answerBy(new Date(row.created_at), (await readOffices(sources))[row.country]).toISOString(),
      shown: describeFields(row, language),
      overlaps: await overlapsOf(database, row),
      others,
      thread: (await listReplies(database, row.id)).map(serializeReply),
      undelivered: await undeliveredOfEnquiry(database, row.id),
      attached: (await attached(false)).map(serializeFile),
      attached_received: (await attached(true)).map(serializeFile),
      replies: await repliesTo(sources, row),
    };
  });
  serve(calls.change, async ({ params, body, language }) => {
    const row = await enquiries.change(params.id, body);
    if (row === null) throw notFound();
    const [changed] = await serialize([row]);
    if (changed === undefined) throw notFound();
    return { ...changed, message: callMessage('enquirySaved', language) };
  });
  serve(calls.remove, async ({ params, language }) => {
    if (!(await removeEnquiry(database, params.id, sources.now()))) throw notFound();
    return { message: callMessage('itemDeleted', language) };
  });
  serve(calls.restore, async ({ params, language }) => {
    if (!(await enquiries.restore(params.id))) throw notFound();
    return { message: callMessage('changeUndone', language) };
  });
  serve(calls.sendTest, async ({ language }) => {
    const sent = await enquiries.sendTest(language);
    if (!sent.isAccepted) throw new Error(`The test message was refused: ${JSON.stringify(sent.issues)}`);
    return { message: callMessage('testSent', language), id: sent.id, reference: sent.reference };
  });
}
