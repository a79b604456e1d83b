import { paperDay } from '../../../content/derive/offer-paper.ts';
import { formatAmount } from '../../../content/offers/amounts.ts';
import { todayIn } from '../../../content/meeting-time.ts';
import type { OfferSheet } from '../../../content/offers/offer.ts';
import { type MailWords, mailWords } from '../../../language/mail-words.ts';
import { offerWords } from '../../../language/offer-words.ts';
import type { OfferRow, OfferVersionRow, OutboxRow } from '../../database/tables.ts';
import { customerOf, reachedBy, sheetOf } from '../../offers/rows/offer-row.ts';
import { offerPath, offerToken } from '../../offers/sheet/offer-address.ts';
import { TypesettingError } from '../../typesetting/typesetter.ts';
import type { EnquirySources } from '../messages/enquiry-sources.ts';
import { answerAddress } from './answer-address.ts';
import { messageIdOf, reachOf, readCompany } from './compose-email.ts';
import { DeliveryError } from './delivery-error.ts';
import { purposesToCompany } from './purposes-to-company.ts';
import type { Email, EmailFile } from './send-mail.ts';

/** Larger ones are left to the page: mail servers refuse emails of more than some megabytes. */
const mostAttached = 5 * 1024 * 1024;

/** What an email about an offer is made of. */
interface About {
  readonly offer: OfferRow;
  readonly sheet: OfferSheet;
  /** The page of the version that it is about. */
  readonly address: string;
  readonly say: MailWords;
  readonly company: Awaited<ReturnType<typeof readCompany>>;
}

type Words = Pick<Email, 'subject' | 'text'>;

/** The offer in the version that was sent, as a file; nothing where that is too large or cannot be made. */
async function attached({ sheets, log }: EnquirySources, version: OfferVersionRow): Promise<readonly EmailFile[]> {
  const sheet = sheetOf(version);
  try {
    const content = await sheets.versionPdf(version);
    if (content.length > mostAttached) return [];
    return [{ name: sheets.fileName(sheet), type: 'application/pdf', content }];
  } catch (error) {
    if (!(error instanceof TypesettingError)) throw error;
    if (error.reason === 'busy') throw new DeliveryError('message', error.message);
    log.error({ err: error, number: sheet.number }, 'An offer went out without its PDF');
    return [];
  }
}

const valuesOf = ({ offer, sheet, company }: About) => {
  const { language, currency, country } = sheet.content;
  const say = offerWords(language);
  const [amount, unit] = [formatAmount(sheet.sums.total), say(currency === 'SAR' ? 'offerSar' : 'offerAed')];
  const answeredOn = offer.answered_at === null ? '' : todayIn(country, new Date(offer.answered_at));
  return {
    number: sheet.number ?? '',
    company: company.name,
    customer: customerOf(sheet.content),
    name: offer.answered_name ?? '',
    total: `${amount} ${unit}`,
    validUntil: paperDay(sheet.validUntil, language),
    answeredOn: answeredOn === '' ? '' : paperDay(answeredOn, language),
  };
};

/** What an email to the customer says; `null` where what it says is no longer so. */
function toCustomer(purpose: OutboxRow['purpose'], about: About, hasFile: boolean): Words | null {
  const { offer, address, say } = about;
  const { validUntil, answeredOn, ...values } = valuesOf(about);
  const isOpen = offer.answer === null && offer.withdrawn_at === null;
  const file = hasFile ? [say('offerAttached')] : [];
  if (purpose === 'offer' && offer.withdrawn_at === null) {
    const day = { ...values, day: validUntil };
    return { subject: say('offerSubject', day), text: [say('offerText', day), address, ...file].join('\n\n') };
  }
  if (purpose === 'offer-reminder' && isOpen) {
    const day = { ...values, day: validUntil };
    return { subject: say('offerReminderSubject', day), text: `${say('offerReminderText', day)}\n\n${address}` };
  }
  if (purpose === 'offer-withdrawn' && offer.withdrawn_at !== null)
    return { subject: say('offerWithdrawnSubject', values), text: say('offerWithdrawnText', values) };
  if (purpose === 'offer-accepted' && offer.answer === 'accepted') {
    const day = { ...values, day: answeredOn };
    return {
      subject: say('offerAcceptedSubject', day),
      text: [say('offerAcceptedText', day), address, ...file].join('\n\n'),
    };
  }
  return null;
}

/** What the company is told: how the customer answered, or what he asks. */
async function toCompany(
  { database }: EnquirySources,
  { purpose, reply_id }: OutboxRow,
  about: About,
): Promise<Words | null> {
  const { offer, say, company } = about;
  const values = valuesOf(about);
  const inDashboard = (path: string) => `${company.site}/dashboard/${path}`;
  const link = say('offerInDashboard', { address: inDashboard(`offers/${offer.id}`) });
  if (purpose === 'offer-question') {
    const query = database.read.selectFrom('enquiry_reply').select(['text', 'enquiry_id']);
    const asked = await query.where('id', '=', reply_id).executeTakeFirst();
    if (asked === undefined) return null;
    const answer = say('offerAnswerHere', { address: inDashboard(`enquiries/${asked.enquiry_id}`) });
    return { subject: say('offerQuestionSubject', values), text: [asked.text, answer, link].join('\n\n') };
  }
  if (offer.answer === null) return null;
  const isAccepted = offer.answer === 'accepted';
  const lines = [
    say('offerAnswerSum', values),
    ...(isAccepted ? [] : [say('offerAnswerReason', { reason: offer.answer_reason ?? '' })]),
    link,
  ];
  return { subject: say(isAccepted ? 'offerAnswerAccepted' : 'offerAnswerDeclined', values), text: lines.join('\n\n') };
}

const withFile: ReadonlySet<OutboxRow['purpose']> = new Set(['offer', 'offer-accepted']);

/** An offer and the version that a row of the outbox is about; `null` where there is none any more. */
export async function findOutgoingOffer(
  { database: { read } }: Pick<EnquirySources, 'database'>,
  { offer_id, offer_version }: OutboxRow,
) {
  const offer = await read.selectFrom('offer').selectAll().where('id', '=', offer_id).executeTakeFirst();
  const version = await read
    .selectFrom('offer_version')
    .selectAll()
    .where('offer_id', '=', offer_id)
    .where('version', '=', offer_version)
    .executeTakeFirst();
  return offer === undefined || version === undefined || offer.erased_at !== null ? null : { offer, version };
}

/**
 * An email about an offer in its customer's language. `null` where what it would say is no longer so.
 * @param isShown leaves out the file, which nobody reads in the outbox
 */
export async function composeOffer(
  sources: EnquirySources,
  outgoing: OutboxRow,
  isShown: boolean,
): Promise<Email | null> {
  const found = await findOutgoingOffer(sources, outgoing);
  if (found === null) return null;
  const { offer, version } = found;
  const isNewest = offer.version === version.version;
  const { purpose } = outgoing;
  const isToCompany = purposesToCompany.has(purpose);
  const sheet = sheetOf(version);
  // Of the version that was sent: a draft of the next one may be for somebody else.
  const { email } = reachedBy(sheet.content);
  if (!isToCompany && (email === null || !isNewest)) return null;
  const { language, country } = sheet.content;
  const company = await readCompany(sources, { language, country });
  if (company.site === '') throw new DeliveryError('message', 'Links in letters need PUBLIC_URL');
  const address = company.site + offerPath(offerToken(sources.signingKey(), version), language);
  const about: About = { offer, sheet, address, say: mailWords(language), company };
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
      : [about.say('hello'), words.text, ...reachOf(company, language), company.name].join('\n\n'),
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

/** What a webhook is told of an offer: what its customer answered or asked. `null` where it is gone. */
export async function offerEvent(sources: EnquirySources, outgoing: OutboxRow): Promise<object | null> {
  const found = await findOutgoingOffer(sources, outgoing);
  if (found === null) return null;
  const { offer } = found;
  const { content, sums } = sheetOf(found.version);
  const { language, country, currency } = content;
  const data = {
    id: offer.id,
    number: offer.number,
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
    const asked = await query.where('id', '=', outgoing.reply_id).executeTakeFirst();
    if (asked === undefined) return null;
    const { text: question, created_at: timestamp, enquiry_id: enquiry } = asked;
    return { type: 'offer.asked', timestamp, data: { ...data, enquiry, question } };
  }
  if (offer.answer === null || offer.answered_at === null) return null;
  const { answer, answered_name: name, answer_reason: reason, answered_at: timestamp } = offer;
  return { type: `offer.${answer}`, timestamp, data: { ...data, name, reason } };
}
