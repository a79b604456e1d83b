import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { webhookSettings } from '../../content/settings.ts';
import { toInternational } from '../../fields/phone/field.ts';
import { callMessage } from '../../language/call-words.ts';
import type { Language } from '../../language/languages.ts';
import type { CallServices } from '../calls/call-services.ts';
import { administratorReads, administratorWrites } from '../calls/guards.ts';
import { readId } from '../calls/read-id.ts';
import { CallError, notFound } from '../errors/call-error.ts';
import { describeFields } from './describe-fields.ts';
import { serializeEnquiry } from './enquiry-row.ts';
import { exportEnquiries } from './export-enquiries.ts';
import { findEnquiryById, kindNames, listEnquiries, removeEnquiry, statuses } from './manage-enquiries.ts';
import { overlapsOf } from './overlaps.ts';
import { erasePerson, exportPerson, type Person } from './people.ts';
import { webhookSecret } from './send-webhook.ts';

const mostListed = 500;

const filter = z.strictObject({
  kind: z.enum(kindNames).optional(),
  status: z.enum(statuses).optional(),
  held: z.stringbool().optional(),
  q: z.string().max(200).optional(),
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(mostListed).default(100),
});
const exported = filter.omit({ before: true, limit: true });
const change = z.strictObject({
  status: z.enum(statuses).optional(),
  notes: z.string().max(5000).optional(),
  held: z.literal(false).optional(),
});
const byEmail = z.strictObject({ email: z.string().trim().toLowerCase().min(1) });
const byPhone = z.strictObject({ phone: z.string().min(1) });

/** @throws CallError 400 naming what is wrong */
function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const { data, error } = schema.safeParse(given);
  if (error === undefined) return data;
  const paths = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : issue.path.map(String),
  );
  throw new CallError(400, 'invalid', { issues: paths.map((path) => ({ path, code: 'wrongType' as const })) });
}

/** Whom a call is about. An address writes the plus of a phone number as a space. */
function readPerson({ query }: FastifyRequest): Person {
  const named = byEmail.safeParse(query);
  if (named.success) return named.data;
  const number = toInternational(read(byPhone, query).phone.replace(/^ (?=\d)/, '+'));
  if (number === null) throw new CallError(400, 'invalid', { issues: [{ path: 'phone', code: 'invalidPhone' }] });
  return { phone: number };
}

/** What the administrator does with visitors' messages. */
export function registerManagement(app: FastifyInstance, services: CallServices, language: Language): void {
  const { accounts, database, enquiries } = services;
  const { reader, signingKey } = enquiries.sources;
  const guardedRead = administratorReads(accounts);
  const guardedWrite = administratorWrites(accounts);

  app.get('/enquiries', guardedRead, async (request) => {
    const { q, ...rest } = read(filter, request.query);
    return (await listEnquiries(database, { ...rest, words: q })).map(serializeEnquiry);
  });
  app.get('/enquiries/export', guardedRead, async (request, reply) => {
    const { q, ...rest } = read(exported, request.query);
    reply.type('text/csv; charset=utf-8').header('content-disposition', 'attachment; filename="enquiries.csv"');
    return Readable.from(exportEnquiries(database, { ...rest, words: q }, language));
  });
  app.get('/enquiries/:id', guardedRead, async (request) => {
    const row = await findEnquiryById(database, readId(request));
    if (row === undefined) throw notFound();
    const overlaps = await overlapsOf(database, row);
    return { ...serializeEnquiry(row), shown: describeFields(row, language), overlaps };
  });
  app.patch('/enquiries/:id', guardedWrite, async (request) => {
    const row = await enquiries.change(readId(request), read(change, request.body));
    if (row === null) throw notFound();
    return serializeEnquiry(row);
  });
  app.delete('/enquiries/:id', guardedWrite, async (request) => {
    if (!(await removeEnquiry(database, readId(request)))) throw notFound();
    return { message: callMessage('itemDeleted', language) };
  });

  app.get('/people', guardedRead, (request) => exportPerson(database, readPerson(request)));
  app.delete('/people', guardedWrite, async (request) => {
    const erased = await erasePerson(database, readPerson(request));
    return { message: callMessage('personErased', language), ...erased };
  });

  app.get('/webhooks', guardedRead, async () => {
    const { hooks } = await reader(language, 'sa').settings(webhookSettings);
    return hooks.map(({ kind, address }) => ({ kind, address, secret: webhookSecret(signingKey, address) }));
  });
}
