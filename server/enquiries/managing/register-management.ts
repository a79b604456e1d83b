import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { enquiries as kinds } from '../../../content/enquiries/index.ts';
import { enquiryStatuses } from '../../../content/enquiries/status.ts';
import { recordId, writtenId } from '../../../fields/record-id.ts';
import { callMessage } from '../../../language/call-words.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import { notFound } from '../../http/call-error.ts';
import { administratorReads, administratorWrites, type SessionGuard } from '../../http/guards.ts';
import { keptText } from '../../http/kept-text.ts';
import { readChecked } from '../../http/read-checked.ts';
import { readId } from '../../http/read-id.ts';
import { overdueOf, serializeEnquiry } from '../messages/enquiry-row.ts';
import { overlapsOf } from '../messages/overlaps.ts';
import { describeFields } from './describe-fields.ts';
import { exportAsJson, exportEnquiries } from './export-enquiries.ts';
import { findEnquiryById, listEnquiries, othersOf } from './find-enquiries.ts';
import { removeEnquiry } from './manage-enquiries.ts';
import type { Managing } from './managing.ts';
import { repliesTo } from './reply-templates.ts';

/** What the calls of messages work with. */
interface ManagementServices {
  readonly accounts: SessionGuard;
  readonly database: Database;
  readonly enquiries: Managing;
}

const mostListed = 500;

/** As a query says it, or as JSON does. */
const flag = z.union([z.boolean(), z.stringbool()]);

const filter = z.strictObject({
  kind: z.enum(kinds.map(({ kind }) => kind)).optional(),
  status: z.enum(enquiryStatuses).optional(),
  held: flag.optional(),
  removed: flag.optional(),
  overdue: z.literal(['true', true]).optional(),
  before: z.union([recordId, writtenId]).optional(),
  limit: z.coerce.number().int().min(1).max(mostListed).default(100),
});
const exported = filter.omit({ before: true, limit: true }).extend({ format: z.enum(['csv', 'json']).default('csv') });
/** Words may be a person's name or address: they stand in a body, because addresses are kept in histories and logs. */
const words = { q: keptText(200).default('') };
const search = filter.extend(words);
const searchExport = exported.extend(words);
const change = z.strictObject({
  status: z.enum(enquiryStatuses).optional(),
  notes: keptText(5000).optional(),
  follow_up_on: z.iso.date().nullable().optional(),
  cancelled: z.boolean().optional(),
  held: z.literal(false).optional(),
  updated_at: z.iso.datetime().optional(),
});

/** What the administrator does with visitors' messages. */
export function registerManagement(app: FastifyInstance, services: ManagementServices, language: Language): void {
  const { accounts, database, enquiries } = services;
  const { sources } = enquiries;
  const guardedRead = administratorReads(accounts);
  const guardedWrite = administratorWrites(accounts);

  const present = (): Date => new Date(sources.now());
  const serialize = (row: EnquiryRow) => ({
    ...serializeEnquiry(row),
    removed_at: row.removed_at,
    overdue: overdueOf(row, present()),
  });
  const toFilter = <Given extends { q?: string | undefined; overdue?: 'true' | true | undefined }>({
    q,
    overdue,
    ...rest
  }: Given) => ({ ...rest, words: q, ...(overdue !== undefined && { overdueAt: present() }) });

  app.get('/enquiries', guardedRead, async (request) =>
    (await listEnquiries(database, toFilter(readChecked(filter, request.query)))).map(serialize),
  );
  app.post('/enquiries/find', guardedWrite, async (request) =>
    (await listEnquiries(database, toFilter(readChecked(search, request.body)))).map(serialize),
  );
  function exportAs(reply: FastifyReply, { format, ...given }: z.infer<typeof exported> & { q?: string }) {
    const isJson = format === 'json';
    reply.type(isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8');
    reply.header('content-disposition', `attachment; filename="enquiries.${format}"`);
    const asked = toFilter(given);
    return Readable.from(isJson ? exportAsJson(database, asked) : exportEnquiries(database, asked, language));
  }
  app.get('/enquiries/export', guardedRead, async (request, reply) =>
    exportAs(reply, readChecked(exported, request.query)),
  );
  app.post('/enquiries/export', guardedWrite, async (request, reply) =>
    exportAs(reply, readChecked(searchExport, request.body)),
  );
  app.get('/enquiries/:id', guardedRead, async (request) => {
    const row = await findEnquiryById(database, readId(request));
    if (row === undefined) throw notFound();
    return {
      ...serialize(row),
      shown: describeFields(row, language),
      overlaps: await overlapsOf(database, row),
      others: (await othersOf(database, row)).map(serialize),
      replies: await repliesTo(sources, row),
    };
  });
  app.patch('/enquiries/:id', guardedWrite, async (request) => {
    const row = await enquiries.change(readId(request), readChecked(change, request.body));
    if (row === null) throw notFound();
    return { ...serialize(row), message: callMessage('enquirySaved', language) };
  });
  app.delete('/enquiries/:id', guardedWrite, async (request) => {
    if (!(await removeEnquiry(database, readId(request), sources.now()))) throw notFound();
    return { message: callMessage('itemDeleted', language) };
  });
  app.post('/enquiries/:id/restore', guardedWrite, async (request) => {
    if (!(await enquiries.restore(readId(request)))) throw notFound();
    return { message: callMessage('changeUndone', language) };
  });
  app.post('/enquiries/test', guardedWrite, async (_request, reply) => {
    const sent = await enquiries.sendTest(language);
    if (!sent.isAccepted) throw new Error(`The test message was refused: ${JSON.stringify(sent.issues)}`);
    reply.code(201);
    return { message: callMessage('testSent', language), id: sent.id, reference: sent.reference };
  });
}
