import { formatQuotationDate } from '../../../content/derive/format-quotation.ts';
import { formatAmount } from '../../../content/quotations/amounts.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import type { QuotationSnapshot } from '../../../content/quotations/quotation.ts';
import { type MailMessages, mailMessages } from '../../../language/mail-messages.ts';
import { offerMessages } from '../../../language/offer-messages.ts';
import type { QuotationRow, QuotationVersionRow, OutboxRow } from '../../database/tables.ts';
import { customerOf, reachedBy, snapshotOf } from '../../quotations/rows/quotation-row.ts';
import { quotationPath, quotationToken } from '../../quotations/pdf/quotation-address.ts';
import { TypesettingError } from '../../typesetting/typesetter.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { answerAddress } from './answer-address.ts';
import { messageIdOf, reachOf, readCompany } from './compose-email.ts';
import { DeliveryError } from './delivery-error.ts';
import { purposesToCompany } from './purposes-to-company.ts';
import type { Email, EmailFile } from './send-mail.ts';

/**
 * Larger PDFs are not attached, because mail servers refuse emails of more than some megabytes. The page provides them.
 */
const mostAttached = 5 * 1024 * 1024;

/** The data of an email about a quotation. */
interface About {
  readonly quotation: QuotationRow;
  readonly snapshot: QuotationSnapshot;
  /** The URL of the page of the version. */
  readonly address: string;
  readonly t: MailMessages;
  readonly company: Awaited<ReturnType<typeof readCompany>>;
}

type Words = Pick<Email, 'subject' | 'text'>;

/** The PDF of the sent version as an attachment. Empty if it is too large or cannot be rendered. */
async function attached(
  { quotationPdfs, log }: EnquirySources,
  version: QuotationVersionRow,
): Promise<readonly EmailFile[]> {
  const snapshot = snapshotOf(version);
  try {
    const content = await quotationPdfs.versionPdf(version);
    if (content.length > mostAttached) return [];
    return [{ name: quotationPdfs.fileName(snapshot), type: 'application/pdf', content }];
  } catch (error) {
    if (!(error instanceof TypesettingError)) throw error;
    if (error.reason === 'busy') throw new DeliveryError('message', error.message);
    log.error({ err: error, number: snapshot.number }, 'An offer went out without its PDF');
    return [];
  }
}

const valuesOf = ({ quotation, snapshot, company }: About) => {
  const { language, currency, country } = snapshot.content;
  const t = offerMessages(language);
  const [amount, unit] = [formatAmount(snapshot.sums.total), t(currency === 'SAR' ? 'offerSar' : 'offerAed')];
  const answeredOn = quotation.answered_at === null ? '' : todayIn(country, new Date(quotation.answered_at));
  return {
    number: snapshot.number ?? '',
    company: company.name,
    customer: customerOf(snapshot.content),
    name: quotation.answered_name ?? '',
    total: `${amount} ${unit}`,
    validUntil: formatQuotationDate(snapshot.validUntil, language),
    answeredOn: answeredOn === '' ? '' : formatQuotationDate(answeredOn, language),
  };
};

/** Subject and text for the customer. `null` if the state of the quotation no longer fits the email. */
function toCustomer(purpose: OutboxRow['purpose'], about: About, hasFile: boolean): Words | null {
  const { quotation, address, t } = about;
  const { validUntil, answeredOn, ...values } = valuesOf(about);
  const isOpen = quotation.answer === null && quotation.withdrawn_at === null;
  const file = hasFile ? [t('offerAttached')] : [];
  if (purpose === 'offer' && quotation.withdrawn_at === null) {
    const day = { ...values, day: validUntil };
    return { subject: t('offerSubject', day), text: [t('offerText', day), address, ...file].join('\n\n') };
  }
  if (purpose === 'offer-reminder' && isOpen) {
    const day = { ...values, day: validUntil };
    return { subject: t('offerReminderSubject', day), text: `${t('offerReminderText', day)}\n\n${address}` };
  }
  if (purpose === 'offer-withdrawn' && quotation.withdrawn_at !== null)
    return { subject: t('offerWithdrawnSubject', values), text: t('offerWithdrawnText', values) };
  if (purpose === 'offer-accepted' && quotation.answer === 'accepted') {
    const day = { ...values, day: answeredOn };
    return {
      subject: t('offerAcceptedSubject', day),
      text: [t('offerAcceptedText', day), address, ...file].join('\n\n'),
    };
  }
  return null;
}

/** Subject and text for the company: the customer's answer or question. */
async function toCompany(
  { database }: EnquirySources,
  { purpose, reply_id }: OutboxRow,
  about: About,
): Promise<Words | null> {
  const { quotation, t, company } = about;
  const values = valuesOf(about);
  const inDashboard = (path: string) => `${company.site}/dashboard/${path}`;
  const link = t('offerInDashboard', { address: inDashboard(`offers/${quotation.id}`) });
  if (purpose === 'offer-question') {
    const query = database.read.selectFrom('enquiry_reply').select(['text', 'enquiry_id']);
    const question = await query.where('id', '=', reply_id).executeTakeFirst();
    if (question === undefined) return null;
    const answer = t('offerAnswerHere', { address: inDashboard(`enquiries/${question.enquiry_id}`) });
    return { subject: t('offerQuestionSubject', values), text: [question.text, answer, link].join('\n\n') };
  }
  if (quotation.answer === null) return null;
  const isAccepted = quotation.answer === 'accepted';
  const lines = [
    t('offerAnswerSum', values),
    ...(isAccepted ? [] : [t('offerAnswerReason', { reason: quotation.answer_reason ?? '' })]),
    link,
  ];
  return { subject: t(isAccepted ? 'offerAnswerAccepted' : 'offerAnswerDeclined', values), text: lines.join('\n\n') };
}

const withFile: ReadonlySet<OutboxRow['purpose']> = new Set(['offer', 'offer-accepted']);

/** The quotation and version of an outbox row. `null` if either no longer exists. */
export async function findOutgoingQuotation(
  { database: { read } }: Pick<EnquirySources, 'database'>,
  { offer_id, offer_version }: OutboxRow,
) {
  const quotation = await read.selectFrom('offer').selectAll().where('id', '=', offer_id).executeTakeFirst();
  const version = await read
    .selectFrom('offer_version')
    .selectAll()
    .where('offer_id', '=', offer_id)
    .where('version', '=', offer_version)
    .executeTakeFirst();
  return quotation === undefined || version === undefined || quotation.erased_at !== null
    ? null
    : { quotation, version };
}

/**
 * Composes an email about a quotation in the customer's language. Returns `null` if the state of the quotation no
 * longer fits the email.
 * @param isShown leaves the PDF out for the view of the outbox
 */
export async function composeQuotation(
  sources: EnquirySources,
  outgoing: OutboxRow,
  isShown: boolean,
): Promise<Email | null> {
  const found = await findOutgoingQuotation(sources, outgoing);
  if (found === null) return null;
  const { quotation, version } = found;
  const isNewest = quotation.version === version.version;
  const { purpose } = outgoing;
  const isToCompany = purposesToCompany.has(purpose);
  const snapshot = snapshotOf(version);
  // From the sent version: a draft of the next one may have another recipient.
  const { email } = reachedBy(snapshot.content);
  if (!isToCompany && (email === null || !isNewest)) return null;
  const { language, country } = snapshot.content;
  const company = await readCompany(sources, { language, country });
  if (company.site === '') throw new DeliveryError('message', 'Links in letters need PUBLIC_URL');
  const address = company.site + quotationPath(quotationToken(sources.signingKey(), version), language);
  const about: About = { quotation, snapshot, address, t: mailMessages(language), company };
  const files = withFile.has(purpose) && !isShown ? await attached(sources, version) : [];
  const words = isToCompany
    ? await toCompany(sources, outgoing, about)
    : toCustomer(purpose, about, isShown || files.length > 0);
  if (words === null) return null;
  const to = isToCompany ? company.to : (email ?? '');
  return {
    subject: words.subject,
    text: isToCompany
      ? words.text
      : [about.t('hello'), words.text, ...reachOf(company, language), company.name].join('\n\n'),
    from: company.from,
    to,
    ...(isToCompany
      ? email !== null && { replyTo: email }
      : { replyTo: answerAddress(sources.mailbox, company.to, outgoing) }),
    messageId: messageIdOf(outgoing, company.from),
    files,
    isToVisitor: !isToCompany,
  };
}

/** The webhook event of a quotation: the customer's answer or question. Returns `null` if it no longer exists. */
export async function quotationEvent(sources: EnquirySources, outgoing: OutboxRow): Promise<object | null> {
  const found = await findOutgoingQuotation(sources, outgoing);
  if (found === null) return null;
  const { quotation } = found;
  const { content, sums } = snapshotOf(found.version);
  const { language, country, currency } = content;
  const data = {
    id: quotation.id,
    number: quotation.number,
    version: outgoing.offer_version,
    customer: customerOf(content),
    email: reachedBy(content).email,
    language,
    country,
    currency,
    total: sums.total,
  };
  if (outgoing.reply_id !== null) {
    const query = sources.database.read.selectFrom('enquiry_reply').select(['text', 'created_at', 'enquiry_id']);
    const reply = await query.where('id', '=', outgoing.reply_id).executeTakeFirst();
    if (reply === undefined) return null;
    const { text: question, created_at: timestamp, enquiry_id: enquiry } = reply;
    return { type: 'offer.asked', timestamp, data: { ...data, enquiry, question } };
  }
  if (quotation.answer === null || quotation.answered_at === null) return null;
  const { answer, answered_name: name, answer_reason: reason, answered_at: timestamp } = quotation;
  return { type: `offer.${answer}`, timestamp, data: { ...data, name, reason } };
}
