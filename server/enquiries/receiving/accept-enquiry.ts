import { defaultCountry } from '../../../content/countries.ts';
import { companySettings } from '../../../content/settings.ts';
import { countryFor } from '../../../content/sold-in.ts';
import { randomUUID } from 'node:crypto';
import { products } from '../../../content/collections/index.ts';
import { projectRequest } from '../../../content/enquiries/index.ts';
import { consent } from '../../../content/enquiries/consent.ts';
import { meetingStart } from '../../../content/meeting-time.ts';
import type { Issue } from '../../../fields/field.ts';
import type { Words } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import type { EnquiryRow } from '../../database/tables.ts';
import type { SpamCheck } from '../../forms/form-guard.ts';
import { enqueueEnquiry, readHooks } from '../emails/enqueue-enquiry.ts';
import { CallError } from '../../http/call-error.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { readMeetingNotice } from '../model/office-time.ts';
import { foldedOf } from '../rows/folded-of.ts';
import { newReference } from '../rows/new-reference.ts';
import { addDetails } from './add-details.ts';
import { addReceived } from './add-received.ts';
import { composeMessage } from './compose-message.ts';
import { detailsToken, findByToken } from '../model/details-token.ts';
import { type ReadEnquiry, readEnquiry, type SentEnquiry } from './read-enquiry.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

/** The result of submitting an enquiry. */
export type Acceptance =
  | {
      readonly isAccepted: true;
      readonly id: number;
      readonly reference: string;
      readonly kind: string;
      /** The token of the link that adds a project request to it. */
      readonly addsTo?: string;
      /** The message for the form; `{company}` is replaced by the company's name. */
      readonly message: Words;
    }
  | { readonly isAccepted: false; readonly issues: readonly Issue[]; readonly message: Words };

const textOf = (fields: ReadEnquiry['fields'], name: string): string | null => {
  const value = fields[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The start of the meeting, for a form that books one. */
function meetingOf({ enquiry, fields, country }: ReadEnquiry): string | null {
  const [day, time] = [textOf(fields, 'date'), textOf(fields, 'time')];
  return enquiry.isMeeting && day !== null && time !== null ? meetingStart(day, time, country).toISOString() : null;
}

/** The row of an enquiry, computed from the submitted data. */
function toRow(read: ReadEnquiry, reference: string, productName: string, now: number, isTest: boolean) {
  const { enquiry, fields, language, country, productId, page, phone } = read;
  const at = new Date(now).toISOString();
  const email = textOf(fields, 'email');
  const meeting = meetingOf(read);
  const { subject, message } = composeMessage(read, reference, productName);
  const row = {
    reference,
    kind: enquiry.kind,
    fields: JSON.stringify(fields),
    subject: isTest ? mailMessages(language)('testSubject', { subject }) : subject,
    message,
    sender: textOf(fields, enquiry.sender) ?? '',
    email: email === null ? null : emailKey(email),
    phone: phone?.number ?? null,
    phone_typed: phone?.typed ?? null,
    product_id: productId,
    page,
    language,
    country,
    meeting_at: meeting,
    meeting_uid: meeting === null ? null : randomUUID(),
    is_test: isTest ? 1 : 0,
    created_at: at,
    updated_at: at,
  };
  return { ...row, folded: foldedOf({ ...row, notes: '' }) };
}

/**
 * The enquiry that a project request adds to; `null` for a new one. @throws CallError 404 for a token that adds to
 * nothing, and for another form
 */
async function findTarget(
  sources: Pick<EnquirySources, 'database' | 'signingKey' | 'now'>,
  { body: { adds_to: token } }: SentEnquiry,
  { enquiry }: ReadEnquiry,
): Promise<EnquiryRow | null> {
  if (token === undefined || token === null || token === '') return null;
  const isRight = enquiry === projectRequest && typeof token === 'string';
  const target = isRight ? await findByToken(sources, token) : null;
  if (target === null) throw new CallError(404, 'detailsLinkOver');
  return target;
}

/**
 * Checks an enquiry and stores it with its outbox rows in one transaction. An enquiry with spam signals is stored as
 * pending moderation, without outbox rows. A project request with the token of a link is added to the enquiry of the
 * link, unless it has spam signals.
 * @throws CallError 404 for a token that adds to nothing
 */
export async function acceptEnquiry(
  sources: Pick<EnquirySources, 'database' | 'reader' | 'signingKey' | 'now'>,
  sent: SentEnquiry,
  spamCheck: SpamCheck,
  { isTest = false }: { readonly isTest?: boolean } = {},
): Promise<Acceptance> {
  const now = sources.now();
  const company = await sources.reader(sent.language, defaultCountry).settings(companySettings);
  const read = readEnquiry(sent, {
    now: new Date(now),
    countryFrom: (chosen) => countryFor(company, chosen),
    meetingNotice: await readMeetingNotice(sources),
  });
  if ('issues' in read) return { isAccepted: false, ...read };

  const target = await findTarget(sources, sent, read);
  const { language, country, productId, enquiry, wantsNews, photo } = read;
  const product = productId === null ? null : await sources.reader(language, country).get(products, productId);
  const row = toRow(read, newReference(now), product?.name.text ?? '', now, isTest);
  const hooks = await readHooks(sources);
  const stored = await sources.database.transaction(async (tx) => {
    const spamSignals = await spamCheck.settle(tx);
    const held = spamSignals.length > 0 ? 1 : 0;
    const isAdded = target !== null && held === 0;
    if (isAdded) await addDetails(tx, sources.database, target, row, now);
    const { id } = isAdded
      ? target
      : await tx
          .insertInto('enquiry')
          .values({ ...row, held, suspicions: JSON.stringify(spamSignals) })
          .returning('id')
          .executeTakeFirstOrThrow();
    if (photo !== null) {
      const text = mailMessages(language)('wallPhoto');
      await addReceived(tx, { id }, { subject: '', text, files: [photo] }, now);
    }
    const agreed = wantsNews ? (['answer', 'marketing'] as const) : (['answer'] as const);
    const { email, phone, created_at: at } = row;
    const version = consent.version;
    await tx
      .insertInto('consent')
      .values(agreed.map((purpose) => ({ enquiry_id: id, email, phone, purpose, given: 1, version, language, at })))
      .execute();
    if (held === 0 && !isAdded) await enqueueEnquiry(tx, sources.database, { ...row, id }, hooks, now);
    return { ...row, id };
  });
  return {
    isAccepted: true,
    id: stored.id,
    reference: stored.reference,
    kind: enquiry.kind,
    message: enquiry.messages.success,
    ...(enquiry.isContinued && { addsTo: detailsToken(sources.signingKey(), stored) }),
  };
}
