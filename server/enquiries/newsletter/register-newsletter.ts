import type { FastifyReply, FastifyRequest } from 'fastify';
import { newsletter as calls } from '../../../calls/newsletter.ts';
import { defaultCountry } from '../../../content/countries.ts';
import { newsletter } from '../../../content/enquiries/index.ts';
import { companySettings } from '../../../content/settings.ts';
import { parseFields } from '../../../content/parse-fields.ts';
import { type CallMessage, callMessage } from '../../../language/call-messages.ts';
import type { Language } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import type { ApiBody } from '../../bodies/api-body.ts';
import { readFlatBody } from '../../bodies/read-flat-body.ts';
import { assertWithinLimits } from '../../forms/visitor-limits.ts';
import { InvalidError } from '../../refusals/invalid-error.ts';
import { answerError } from '../../http/answer-error.ts';
import type { Serve } from '../../http/serve.ts';
import { type SmallPage, smallPage, smallPagePolicy } from '../../pages/small-page.ts';
import { type FormServices, isPlainForm, leadBack, showFault } from '../../pages/plain-form.ts';
import { enquiryForm } from '../receiving/enquiry-form.ts';
import { confirm, type Subscription, unsubscribe } from './newsletter.ts';
import { findByToken } from '../emails/subscription-token.ts';
import type { Subscriptions } from './subscriptions.ts';
import { emailKey } from '../../../fields/email/to-email.ts';
import { showEmail } from '../../../fields/email/show-email.ts';

const form = enquiryForm(newsletter.kind);

/** Fields of the form besides the address. */
const { beside } = calls.subscribe.body;

const answers = {
  added: 'subscribed',
  'to-confirm': 'subscriptionToConfirm',
  held: 'subscriptionHeld',
} as const satisfies Record<Subscription, CallMessage>;

/** Parses the address of a body. @throws InvalidError */
function readAddress(body: ApiBody, language: Language): string {
  const { values, issues } = parseFields(newsletter.fields, body, {
    language,
    findMedia: () => undefined,
    isRequired: () => true,
    apiNameIn: (name) => (Object.hasOwn(beside.shape, name) ? null : name),
  });
  const unknown = issues.find(({ code }) => code === 'unknownField');
  if (unknown !== undefined) throw new InvalidError([unknown], 'unknownField');
  if (issues.length > 0) throw new InvalidError(issues, 'invalidEmail');
  return emailKey(String(values['email']));
}

/**
 * Serves the pages that links in emails open. Mail programs may open links automatically, so only the button changes
 * something.
 */
export function serveEmailPages(serve: Serve, { enquiries: { sources } }: { readonly enquiries: Subscriptions }): void {
  const answer = (reply: FastifyReply, page: SmallPage) =>
    reply
      .headers({ 'content-security-policy': smallPagePolicy, 'cache-control': 'no-store' })
      .headers({ 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(smallPage(page));
  const noLonger = (reply: FastifyReply, language: Language) =>
    answer(reply.code(404), { language, title: mailMessages(language)('linkUsed') });

  serve(calls.readConfirmation, async ({ query: { token }, language, reply }) => {
    const subscriber = await findByToken(sources, token);
    if (subscriber === null) return noLonger(reply, language);
    const t = mailMessages(language);
    const { name } = await sources.reader(language, defaultCountry).settings(companySettings);
    const text = t('confirmPageText', { company: name.text, email: showEmail(subscriber.email) });
    return answer(reply, { language, title: t('confirmSubject'), text, button: t('confirmButton') });
  });
  serve(calls.confirm, async ({ query: { token }, language, reply }) => {
    const subscriber = await findByToken(sources, token);
    if (subscriber === null) return noLonger(reply, language);
    await confirm(sources, subscriber.id);
    return answer(reply, { language, title: mailMessages(language)('confirmed') });
  });
  serve(calls.readEnd, async ({ query: { token }, language, reply }) => {
    const subscriber = await findByToken(sources, token);
    if (subscriber === null) return noLonger(reply, language);
    const t = mailMessages(language);
    const text = t('unsubscribePageText', { email: showEmail(subscriber.email) });
    return answer(reply, { language, title: t('unsubscribePage'), text, button: t('unsubscribeButton') });
  });
  // Mail programs post here from any origin (RFC 8058), so the token is the only authorization.
  serve(calls.end, async ({ query: { token }, language, reply }) => {
    const subscriber = await findByToken(sources, token);
    if (subscriber === null) return noLonger(reply, language);
    await unsubscribe(sources, subscriber);
    return answer(reply, { language, title: mailMessages(language)('unsubscribed') });
  });
}

/** Serves subscribing to the newsletter. */
export function serveNewsletter(
  serve: Serve,
  { database, media, enquiries, forms, pages }: FormServices & { readonly enquiries: Subscriptions },
): void {
  function refuse(fault: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (isPlainForm(request)) showFault(pages, form, request, reply, fault);
    else answerError(fault, request, reply);
  }

  serve(
    calls.subscribe,
    async ({ request, reply, language }) => {
      await assertWithinLimits(database, request, newsletter.kind);
      const body = await readFlatBody(request, media);
      const spamCheck = forms.checkForSpam(request, body);
      const result = await enquiries.subscribe(readAddress(body, language), language, spamCheck);
      forms.admit(request, reply);
      if (isPlainForm(request)) {
        const kind = result === 'added' ? newsletter.kind : `${newsletter.kind}-${result}`;
        return leadBack(form, request, reply, ['sent', kind]);
      }
      return { message: callMessage(answers[result], language) };
    },
    refuse,
  );
}
