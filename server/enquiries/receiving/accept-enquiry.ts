import { defaultCountry } from '../../../content/countries.ts';
import { companySettings } from '../../../content/settings.ts';
import { countryFor } from '../../../content/sold-in.ts';
import { randomUUID } from 'node:crypto';
import { products } from '../../../content/collections/index.ts';
import { consent } from '../../../content/enquiries/consent.ts';
import { meetingStart } from '../../../content/meeting-time.ts';
import type { Issue } from '../../../fields/field.ts';
import type { Words } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import type { SpamCheck } from '../../forms/form-guard.ts';
import { enqueueEnquiry, readHooks } from '../emails/enqueue-enquiry.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { readMeetingNotice } from '../model/office-time.ts';
import { foldedOf } from '../rows/folded-of.ts';
import { newReference } from '../rows/new-reference.ts';
import { composeMessage } from './compose-message.ts';
import { type ReadEnquiry, readEnquiry, type SentEnquiry } from './read-enquiry.ts';
import { emailKey } from '../../../fields/email/to-email.ts';

/** The result of submitting an enquiry. */
export type Acceptance =
  | {
      readonly isAccepted: true;
      readonly id: number;
      readonly reference: string;
      readonly kind: string;
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
 * Checks an enquiry and stores it with its outbox rows in one transaction. An enquiry with spam signals is stored as
 * pending moderation, without outbox rows.
 */
export async function acceptEnquiry(
  sources: Pick<EnquirySources, 'database' | 'reader' | 'now'>,
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

  const { language, country, productId, enquiry, wantsNews } = read;
  const product = productId === null ? null : await sources.reader(language, country).get(products, productId);
  const row = toRow(read, newReference(now), product?.name.text ?? '', now, isTest);
  const hooks = await readHooks(sources);
  const id = await sources.database.transaction(async (tx) => {
    const spamSignals = await spamCheck.settle(tx);
    const held = spamSignals.length > 0 ? 1 : 0;
    const stored = await tx
      .insertInto('enquiry')
      .values({ ...row, held, suspicions: JSON.stringify(spamSignals) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const agreed = wantsNews ? (['answer', 'marketing'] as const) : (['answer'] as const);
    const { email, phone, created_at: at } = row;
    const version = consent.version;
    await tx
      .insertInto('consent')
      .values(
        agreed.map((purpose) => ({ enquiry_id: stored.id, email, phone, purpose, given: 1, version, language, at })),
      )
      .execute();
    if (held === 0) await enqueueEnquiry(tx, sources.database, { ...row, id: stored.id }, hooks, now);
    return stored.id;
  });
  return { isAccepted: true, id, reference: row.reference, kind: enquiry.kind, message: enquiry.messages.success };
}
