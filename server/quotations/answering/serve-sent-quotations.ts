import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentQuotations as calls } from '../../../calls/sent-quotations.ts';
import {
  quotationAcceptance,
  quotationQuestion,
  quotationRefusal,
} from '../../../content/enquiries/quotation-answers.ts';
import type { Enquiry } from '../../../content/model/enquiry.ts';
import { type CallMessage, callMessage } from '../../../language/call-messages.ts';
import type { Language } from '../../../language/languages.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import { readFlatBody } from '../../bodies/read-flat-body.ts';
import type { ApiBody } from '../../bodies/api-body.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquirySources } from '../../enquiries/model/enquiry-sources.ts';
import type { FormGuard, SpamCheck } from '../../forms/form-guard.ts';
import { assertWithinLimits } from '../../forms/visitor-limits.ts';
import { answerError, describeError } from '../../http/answer-error.ts';
import { notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { isPlainForm, typedInto } from '../../pages/plain-form.ts';
import { privateHeaders } from '../../pages/security-headers.ts';
import { snapshotOf } from '../rows/quotation-row.ts';
import { type QuotationPdfs, waitedFor } from '../pdf/create-quotation-pdfs.ts';
import { findByToken, quotationPath, type SentQuotation } from '../pdf/quotation-address.ts';
import { type QuotationPageSources, showQuotation } from '../pdf/register-quotation-page.ts';
import { assertNotClosed } from '../pdf/shown-quotation.ts';
import { answerQuotation } from './answer-quotation.ts';
import { askAboutQuotation } from './ask-about-quotation.ts';
import { noteOpened } from './note-opened.ts';
import { readAnswer } from './read-answer.ts';

interface Services {
  readonly accounts: Pick<Accounts, 'sessionOf'>;
  readonly database: Database;
  readonly enquiries: { readonly sources: EnquirySources; wake(): void };
  readonly forms: FormGuard;
  readonly media: MediaStore;
  readonly quotationPages: QuotationPageSources;
  readonly quotationPdfs: QuotationPdfs;
}

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The action of a form on a quotation's page. */
type Work = (sent: SentQuotation, values: Readonly<Record<string, string>>, spamCheck: SpamCheck) => Promise<void>;

const tokenIn = ({ query }: FastifyRequest): string =>
  typeof query === 'object' && query !== null && 'token' in query ? String(query.token) : '';

/** What customers can do with quotations through the links in their emails. */
export function serveSentQuotations(serve: Serve, services: Services): void {
  const { accounts, database, enquiries, forms, media, quotationPages, quotationPdfs } = services;
  const { sources } = enquiries;

  /** @throws CallError 404 */
  async function find(token: string): Promise<SentQuotation> {
    const sent = await findByToken(quotationPages, token);
    if (sent === null) throw notFound();
    return sent;
  }

  serve(calls.pdf, async ({ query: { token }, reply }) => {
    const sent = await find(token);
    assertNotClosed(sent, quotationPages.now());
    const { version } = sent;
    const content = await waitedFor(quotationPdfs.versionPdf(version));
    return reply
      .headers({
        ...privateHeaders,
        'content-disposition': `inline; filename="${quotationPdfs.fileName(snapshotOf(version))}"`,
      })
      .type('application/pdf')
      .send(content);
  });

  // An image in the page, which browsers load with or without scripts and programs that only follow links do not.
  serve(calls.opened, async ({ query: { token }, request, reply }) => {
    const sent = await find(token);
    const isPrefetch = /prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? ''));
    const isCounted = request.method === 'GET' && !isPrefetch && (await accounts.sessionOf(request)) === null;
    if (isCounted) await noteOpened(database, sent, quotationPages.now());
    return reply.headers({ 'cache-control': 'no-store' }).type('image/gif').send(pixel);
  });

  /** Shows the page again with the error of a form. */
  async function showAgain(fault: unknown, form: Enquiry, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = tokenIn(request);
    const sent = await findByToken(quotationPages, token);
    if (sent === null) {
      reply.callNotFound();
      return;
    }
    const { status, retryAfter, body } = describeError(fault, request);
    const { message, issues } = body;
    await showQuotation(quotationPages, request, reply, {
      sent,
      token,
      refused: { status, retryAfter, form: { kind: form.kind, message, issues, values: typedInto(request) } },
    });
  }

  function serveForm(
    call: (typeof calls)['accept' | 'decline' | 'ask'],
    form: Enquiry,
    done: CallMessage,
    work: Work,
  ): void {
    serve(
      call,
      async ({ query: { token }, request, reply, language }) => {
        await assertWithinLimits(database, request, form.kind);
        const sent = await find(token);
        assertNotClosed(sent, quotationPages.now());
        const body: ApiBody = await readFlatBody(request, media);
        const { country } = snapshotOf(sent.version).content;
        const values = readAnswer(form, body, { language, country, now: new Date(quotationPages.now()) });
        await work(sent, values, forms.checkForSpam(request, body));
        enquiries.wake();
        forms.admit(request, reply);
        if (isPlainForm(request)) return reply.redirect(pageOf(sent, token), 303);
        return { message: callMessage(done, language) };
      },
      (fault, request, reply) => {
        if (isPlainForm(request))
          showAgain(fault, form, request, reply).catch((failure: unknown) => answerError(failure, request, reply));
        else answerError(fault, request, reply);
      },
    );
  }

  serveForm(calls.accept, quotationAcceptance, 'offerAnswered', (sent, { name = '' }, spamCheck) =>
    answerQuotation(sources, sent, { answer: 'accepted', name, note: '' }, spamCheck),
  );
  serveForm(calls.decline, quotationRefusal, 'offerAnswered', (sent, { reason = '' }, spamCheck) =>
    answerQuotation(sources, sent, { answer: 'declined', name: '', note: reason }, spamCheck),
  );
  serveForm(calls.ask, quotationQuestion, 'offerAsked', (sent, { question = '' }, spamCheck) =>
    askAboutQuotation(sources, sent, question, spamCheck),
  );
}

const languageOf = ({ version }: SentQuotation): Language => snapshotOf(version).content.language;

const pageOf = (sent: SentQuotation, token: string): string => quotationPath(token, languageOf(sent));
