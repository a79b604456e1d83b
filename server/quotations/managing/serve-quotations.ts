import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { quotations as calls } from '../../../calls/quotations.ts';
import { beginQuotation } from '../../../content/quotations/begin-quotation.ts';
import type { QuotationSnapshot } from '../../../content/quotations/quotation.ts';
import { callMessage } from '../../../language/call-messages.ts';
import type { Language } from '../../../language/languages.ts';
import type { Database } from '../../database/connect.ts';
import type { QuotationRow } from '../../database/tables.ts';
import { enqueue } from '../../enquiries/emails/outbox.ts';
import { findEnquiryById } from '../../enquiries/managing/find-enquiries.ts';
import { type EnquirySources, sendsLinks } from '../../enquiries/model/enquiry-sources.ts';
import { noteQuoted } from '../../enquiries/model/note-quotation-outcome.ts';
import { notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import { tellList } from '../../http/tell-list.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { type SendEmail, serializeQuotation, snapshotOf } from '../rows/quotation-row.ts';
import { draftSnapshot, sendQuotation } from '../rows/send-quotation.ts';
import {
  duplicateQuotation,
  createQuotation,
  removeDraft,
  saveQuotation,
  withdrawQuotation,
} from '../rows/write-quotation.ts';
import { type BeginningSources, beginFromEnquiry } from './begin-from-enquiry.ts';
import { cabinetItem, productItem } from './catalogue-item.ts';
import { exportQuotations } from './export-quotations.ts';
import { countQuotations, listQuotations } from './list-quotations.ts';
import { quotationMetrics } from './quotation-metrics.ts';
import { waitedFor } from '../pdf/create-quotation-pdfs.ts';
import { findQuotation, readWholeQuotation } from './whole-quotation.ts';

interface QuotationServices {
  readonly database: Database;
  readonly enquiries: { readonly sources: EnquirySources };
  readonly pages: Pick<BeginningSources, 'planned'>;
}

/** Quotations for the administrator: editing, sending, listing. */
export function serveQuotations(serve: Serve, { database, enquiries: { sources }, pages }: QuotationServices): void {
  const now = (): Date => new Date(sources.now());
  const emailFor =
    (purpose: 'offer' | 'offer-withdrawn'): SendEmail =>
    (tx, { id, version }) =>
      enqueue(tx, database, [{ purpose, quotationId: id, quotationVersion: version }]);

  serve(calls.list, async ({ query: { limit, after, sort, state, country, enquiry }, request, reply }) => {
    const filter = { state, country, enquiry };
    const filtered = { ...filter, after, limit, isOldestFirst: sort === 'id', now: now() };
    const { rows, next } = await listQuotations(database, filtered);
    tellList(request, reply, { total: await countQuotations(database, filter, now()), next });
    return rows.map((row) => serializeQuotation(row, sources.now()));
  });
  serve(calls.find, async ({ body: { q, limit, after, sort, state, country } }) => {
    const filter = { state, country, words: q };
    const { rows } = await listQuotations(database, {
      ...filter,
      after,
      limit,
      isOldestFirst: sort === 'id',
      now: now(),
    });
    return rows.map((row) => serializeQuotation(row, sources.now()));
  });
  serve(calls.figures, ({ query: { months } }) => quotationMetrics(database, now(), months));
  serve(calls.export, ({ query, reply }) => {
    reply.type('text/csv; charset=utf-8');
    reply.header('content-disposition', 'attachment; filename="offers.csv"');
    return Readable.from(exportQuotations(database, query, now()));
  });
  serve(calls.begin, ({ query: { language, country } }) => beginQuotation(sources.reader(language, country)));
  serve(calls.item, async ({ query: { kind, record, language, country, tax } }) => {
    const reader = sources.reader(language, country);
    return { item: await (kind === 'product' ? productItem(reader, record) : cabinetItem(reader, record, tax)) };
  });
  serve(calls.get, async ({ params: { id } }) => {
    const row = await findQuotation(database, id);
    if (row === undefined) throw notFound();
    return readWholeQuotation(sources, row, sources.now());
  });
  serve(calls.version, async ({ params: { id, version } }) => {
    const query = database.read.selectFrom('offer_version').select('sheet');
    const row = await query.where('offer_id', '=', id).where('version', '=', version).executeTakeFirst();
    if (row !== undefined) return snapshotOf(row);
    const quotation = await findQuotation(database, id);
    if (quotation === undefined || version !== quotation.version + 1) throw notFound();
    return draftSnapshot(sources, quotation);
  });

  /** @throws CallError 503 if too many PDFs are waiting */
  const sendPdf = async (reply: FastifyReply, snapshot: QuotationSnapshot, pdf: Promise<Buffer>) =>
    reply
      .header('content-disposition', `inline; filename="${sources.quotationPdfs.fileName(snapshot)}"`)
      .type('application/pdf')
      .send(await waitedFor(pdf));
  serve(calls.versionPdf, async ({ params: { id, version }, reply }) => {
    const query = database.read.selectFrom('offer_version').select(['offer_id', 'version', 'sheet']);
    const row = await query.where('offer_id', '=', id).where('version', '=', version).executeTakeFirst();
    if (row === undefined) throw notFound();
    return sendPdf(reply, snapshotOf(row), sources.quotationPdfs.versionPdf(row));
  });
  serve(calls.draftPdf, async ({ params: { id }, reply }) => {
    const row = await findQuotation(database, id);
    if (row === undefined || row.erased_at !== null) throw notFound();
    const snapshot = await draftSnapshot(sources, row);
    return sendPdf(reply, snapshot, sources.quotationPdfs.pdf(snapshot));
  });

  serve(calls.make, async ({ body, language, actor }) => {
    const { name } = await actor();
    const message = callMessage('offerMade', language);
    if (!('enquiry' in body)) {
      const content = await beginQuotation(sources.reader(body.language, body.country));
      return { message, id: await createQuotation(sources, { content, enquiryId: null }, name) };
    }
    const row = await findEnquiryById(database, body.enquiry);
    if (row === undefined) throw new InvalidError([{ path: 'enquiry', code: 'unknownRecord' }]);
    const content = await beginFromEnquiry({ reader: sources.reader, planned: pages.planned }, row);
    return { message, id: await createQuotation(sources, { content, enquiryId: row.id }, name) };
  });
  /** Adds to the message of a saved or sent quotation that it now belongs to another enquiry. */
  const partedFrom = (enquiry: number | null, row: QuotationRow, language: Language, message: string): string =>
    enquiry === null || row.enquiry_id === enquiry ? message : callMessage('offerParted', language, { message });
  serve(calls.save, async ({ params: { id }, body: { content, updated_at: updatedAt }, language, actor }) => {
    const before = await findQuotation(database, id);
    const row = await saveQuotation(sources, id, { content, updatedAt }, (await actor()).name);
    if (before === undefined || row === null) throw notFound();
    const message = partedFrom(before.enquiry_id, row, language, callMessage('offerSaved', language));
    return { message, offer: serializeQuotation(row, sources.now()) };
  });
  serve(calls.duplicate, async ({ params, language, actor }) => {
    const id = await duplicateQuotation(sources, params.id, (await actor()).name);
    if (id === null) throw notFound();
    return { message: callMessage('offerCopied', language), id };
  });
  serve(calls.send, async ({ params: { id }, body: { updated_at: updatedAt }, language, actor, request }) => {
    const { name } = await actor();
    const goesOut = sendsLinks(sources);
    const note: SendEmail = (tx, quotation) =>
      // If the customer has no email address, the administrator hands over the quotation.
      noteQuoted(tx, database, quotation, { goesOut: goesOut || quotation.email === null, now: sources.now() });
    const before = await findQuotation(database, id);
    const row = await sendQuotation(sources, id, { updatedAt, letter: emailFor('offer'), note }, name);
    if (before === undefined || row === null) throw notFound();
    request.log.info({ offer: id, number: row.number, version: row.version, by: name }, 'An offer was sent');
    const said = row.email === null ? 'offerNumbered' : goesOut ? 'offerSent' : 'offerWaits';
    const message = callMessage(said, language, { number: row.number ?? '' });
    return {
      message: partedFrom(before.enquiry_id, row, language, message),
      offer: serializeQuotation(row, sources.now()),
    };
  });
  serve(calls.withdraw, async ({ params: { id }, language, actor, request }) => {
    const { name } = await actor();
    const row = await withdrawQuotation(sources, id, { letter: emailFor('offer-withdrawn') }, name);
    if (row === null) throw notFound();
    request.log.info({ offer: id, number: row.number, by: name }, 'An offer was withdrawn');
    return { message: callMessage('offerWithdrawn', language), offer: serializeQuotation(row, sources.now()) };
  });
  serve(calls.remove, async ({ params: { id }, language }) => {
    if ((await removeDraft(sources, id)) === null) throw notFound();
    return { message: callMessage('itemDeleted', language) };
  });
}
