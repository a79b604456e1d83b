import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findEnquiry, plain } from '../../content/enquiries/index.ts';
import { companySettings } from '../../content/settings.ts';
import type { Language } from '../../language/languages.ts';
import { formatMessage } from '../../language/message.ts';
import { cookiesOf } from '../accounts/cookies.ts';
import type { CallServices } from '../calls/call-services.ts';
import { openToVisitors } from '../calls/guards.ts';
import { UrlencodedBody } from '../calls/read-body.ts';
import { readFlatBody } from '../community/read-message.ts';
import { assertWithinLimits } from '../community/visitor-limits.ts';
import { answerError } from '../errors/answer-error.ts';
import { parseOwnPath } from '../redirects/own-path.ts';

/** The page that a form stood on: the address the browser names, where it is one of this site. */
function pageOf({ headers, host }: FastifyRequest): string | undefined {
  const from = URL.parse(headers.referer ?? '');
  return from?.host === host ? from.pathname : undefined;
}

/** True for a form that a browser sends without scripts and whose answer it shows. */
const isPlainForm = (request: FastifyRequest): boolean =>
  (request.body instanceof UrlencodedBody || request.isMultipart()) &&
  /\btext\/html\b/.test(request.headers.accept ?? '');

/** Where a form without scripts leads to: the page it stood on, in its language, which then says that it was sent. */
function pageAfter(pages: readonly unknown[], kind: string): string {
  const page = pages.find((path) => typeof path === 'string' && parseOwnPath(path) !== null);
  const [path = '/'] = String(page ?? '/').split(/[?#]/);
  return `${encodeURI(decodeURI(path))}?sent=${kind}`;
}

/** The same refusal as any call's, with `success` in front of it. */
function answerRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.type('application/json; charset=utf-8');
  reply.serializer((answer: object) => JSON.stringify({ success: false, ...answer }));
  answerError(error, request, reply);
}

/** `POST /send-email`: whatever a visitor sends to the company. */
export function registerEnquiries(app: FastifyInstance, services: CallServices, language: Language): void {
  const { database, media, enquiries } = services;

  app.post('/send-email', { ...openToVisitors, errorHandler: answerRefusal }, async (request, reply) => {
    const body = await readFlatBody(request, media);
    await assertWithinLimits(database, request, findEnquiry(body['kind'])?.kind ?? plain.kind);
    const sent = { body, language, country: cookiesOf(request)['country'], page: pageOf(request) };
    const result = await enquiries.accept(sent, enquiries.forms.judge(request, body));
    if (!result.isAccepted) {
      const { name } = await enquiries.sources.reader(language, 'sa').settings(companySettings);
      const message = formatMessage(result.message[language], language, { company: name.text });
      return reply.code(400).send({ success: false, message, issues: result.issues });
    }
    // The pass is used up; who stays on the page can send another message.
    enquiries.forms.admit(request, reply);
    if (isPlainForm(request)) return reply.redirect(pageAfter([body['page'], pageOf(request)], result.kind), 303);
    return reply.code(201).send({ success: true, id: result.id, reference: result.reference });
  });
}
