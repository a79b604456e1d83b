import type { FastifyReply, FastifyRequest } from 'fastify';
import { receiving } from '../../../calls/receiving.ts';
import { defaultCountry } from '../../../content/countries.ts';
import { findEnquiry, plain } from '../../../content/enquiries/index.ts';
import { companySettings } from '../../../content/settings.ts';
import { formatMessage } from '../../../language/message.ts';
import { cookiesOf } from '../../http/cookies.ts';
import { assertWithinLimits } from '../../forms/visitor-limits.ts';
import { describeError } from '../../http/answer-error.ts';
import type { Serve } from '../../http/serve.ts';
import type { PageBook } from '../../pages/create-page-book.ts';
import { type FormServices, isPlainForm, leadBack, pageOf, showAgain, showFault } from '../../pages/plain-form.ts';
import { enquiryForm } from './enquiry-form.ts';
import { readForm } from './read-form.ts';
import type { Receiving } from './receiving.ts';

const form = enquiryForm(plain.kind);

/** The usual refusal of a call, with `success` added; for a form without scripts, its page. */
const refuseOn =
  (pages: PageBook) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    if (isPlainForm(request)) return showFault(pages, form, request, reply, error);
    const { status, retryAfter, body } = describeError(error, request);
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    reply.code(status).header('cache-control', 'no-store');
    reply.send({ success: false, ...body });
  };

/** Serves the forms of enquiries. */
export function serveEnquiries(
  serve: Serve,
  { database, media, enquiries, forms, pages }: FormServices & { readonly enquiries: Receiving },
): void {
  serve(
    receiving.send,
    async ({ request, reply, language }) => {
      const { body, photo } = await readForm(request, { database, media });
      await assertWithinLimits(database, request, findEnquiry(body['kind'])?.kind ?? plain.kind);
      const sent = { body, language, country: cookiesOf(request)['country'], page: pageOf(request), photo };
      const result = await enquiries.accept(sent, forms.checkForSpam(request, body));
      if (!result.isAccepted) {
        const { name } = await enquiries.sources.reader(language, defaultCountry).settings(companySettings);
        const message = formatMessage(result.message[language], language, { company: name.text });
        const { issues } = result;
        if (!isPlainForm(request)) return reply.code(400).send({ success: false, message, issues });
        await showAgain(pages, form, request, reply, { status: 400, body: { message, issues } });
        return reply;
      }
      // The form token is used up; a new one allows another enquiry from the same page.
      forms.admit(request, reply);
      const { id, reference, kind, addsTo } = result;
      const isPlain = isPlainForm(request);
      if (addsTo === undefined) {
        if (isPlain) return leadBack(form, request, reply, ['sent', kind]);
        return { success: true as const, id, reference };
      }
      if (isPlain) return leadBack(form, request, reply, ['sent', kind], ['adds_to', addsTo]);
      return { success: true as const, id, reference, adds_to: addsTo };
    },
    refuseOn(pages),
  );
}
