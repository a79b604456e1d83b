import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentOffers as calls } from '../../../calls/sent-offers.ts';
import { offerAcceptance, offerQuestion, offerRefusal } from '../../../content/enquiries/offer-answers.ts';
import type { Enquiry } from '../../../content/model/enquiry.ts';
import { type CallMessage, callMessage } from '../../../language/call-words.ts';
import type { Language } from '../../../language/languages.ts';
import type { Accounts } from '../../accounts/create-accounts.ts';
import { readFlatBody } from '../../bodies/read-flat-body.ts';
import type { WireBody } from '../../bodies/wire-body.ts';
import type { Database } from '../../database/connect.ts';
import type { EnquirySources } from '../../enquiries/messages/enquiry-sources.ts';
import type { FormGuard, Judgement } from '../../forms/form-guard.ts';
import { assertWithinLimits } from '../../forms/visitor-limits.ts';
import { answerError, describeError } from '../../http/answer-error.ts';
import { notFound } from '../../http/call-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { MediaStore } from '../../media/media-store.ts';
import { isPlainForm, typedInto } from '../../pages/plain-form.ts';
import { privateHeaders } from '../../pages/security-headers.ts';
import { sheetOf } from '../rows/offer-row.ts';
import { type Sheets, waitedFor } from '../sheet/create-sheets.ts';
import { findByToken, offerPath, type SentOffer } from '../sheet/offer-address.ts';
import { type OfferPageSources, showOffer } from '../sheet/register-offer-page.ts';
import { assertNotClosed } from '../sheet/shown-offer.ts';
import { answerOffer } from './answer-offer.ts';
import { askAboutOffer } from './ask-about-offer.ts';
import { noteOpened } from './note-opened.ts';
import { readAnswer } from './read-answer.ts';

interface Services {
  readonly accounts: Pick<Accounts, 'sessionOf'>;
  readonly database: Database;
  readonly enquiries: { readonly sources: EnquirySources; wake(): void };
  readonly forms: FormGuard;
  readonly media: MediaStore;
  readonly offerPages: OfferPageSources;
  readonly sheets: Sheets;
}

/** One transparent pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** What a form of an offer's page does. */
type Work = (sent: SentOffer, values: Readonly<Record<string, string>>, judgement: Judgement) => Promise<void>;

const tokenIn = ({ query }: FastifyRequest): string =>
  typeof query === 'object' && query !== null && 'token' in query ? String(query.token) : '';

/** What customers do with the offers they were sent, by the links in their emails. */
export function serveSentOffers(serve: Serve, services: Services): void {
  const { accounts, database, enquiries, forms, media, offerPages, sheets } = services;
  const { sources } = enquiries;

  /** @throws CallError 404 */
  async function find(token: string): Promise<SentOffer> {
    const sent = await findByToken(offerPages, token);
    if (sent === null) throw notFound();
    return sent;
  }

  serve(calls.pdf, async ({ query: { token }, reply }) => {
    const sent = await find(token);
    assertNotClosed(sent, offerPages.now());
    const { version } = sent;
    const content = await waitedFor(sheets.versionPdf(version));
    return reply
      .headers({
        ...privateHeaders,
        'content-disposition': `inline; filename="${sheets.fileName(sheetOf(version))}"`,
      })
      .type('application/pdf')
      .send(content);
  });

  // A picture in the page: browsers ask for it with scripts or without, programs that only follow links do not.
  serve(calls.opened, async ({ query: { token }, request, reply }) => {
    const sent = await find(token);
    const isPrefetch = /prefetch|prerender/.test(String(request.headers['sec-purpose'] ?? ''));
    const isCounted = request.method === 'GET' && !isPrefetch && (await accounts.sessionOf(request)) === null;
    if (isCounted) await noteOpened(database, sent, offerPages.now());
    return reply.headers({ 'cache-control': 'no-store' }).type('image/gif').send(pixel);
  });

  /** Shows the page again with what stopped a form on it. */
  async function showAgain(fault: unknown, form: Enquiry, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = tokenIn(request);
    const sent = await findByToken(offerPages, token);
    if (sent === null) {
      reply.callNotFound();
      return;
    }
    const { status, retryAfter, body } = describeError(fault, request);
    const { message, issues } = body;
    await showOffer(offerPages, request, reply, {
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
        assertNotClosed(sent, offerPages.now());
        const body: WireBody = await readFlatBody(request, media);
        const { country } = sheetOf(sent.version).content;
        const values = readAnswer(form, body, { language, country, now: new Date(offerPages.now()) });
        await work(sent, values, forms.judge(request, body));
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

  serveForm(calls.accept, offerAcceptance, 'offerAnswered', (sent, { name = '' }, judgement) =>
    answerOffer(sources, sent, { answer: 'accepted', name, note: '' }, judgement),
  );
  serveForm(calls.decline, offerRefusal, 'offerAnswered', (sent, { reason = '' }, judgement) =>
    answerOffer(sources, sent, { answer: 'declined', name: '', note: reason }, judgement),
  );
  serveForm(calls.ask, offerQuestion, 'offerAsked', (sent, { question = '' }, judgement) =>
    askAboutOffer(sources, sent, question, judgement),
  );
}

const languageOf = ({ version }: SentOffer): Language => sheetOf(version).content.language;

const pageOf = (sent: SentOffer, token: string): string => offerPath(token, languageOf(sent));
