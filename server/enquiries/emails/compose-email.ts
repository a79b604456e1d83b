import { timeZoneOf } from '../../../content/countries.ts';
import { shownValue } from '../../../content/derive/enquiry-words.ts';
import { findEnquiry } from '../../../content/enquiries/index.ts';
import { meetingMinutes } from '../../../content/meeting-time.ts';
import { companySettings, settingsOf } from '../../../content/settings.ts';
import { countryFor } from '../../../content/sold-in.ts';
import { isolateIn } from '../../../language/bidi.ts';
import { type Language, localeOf } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import type { EnquiryRow, OutboxRow } from '../../database/tables.ts';
import { fieldsOf } from '../model/enquiry-row.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { detailsPath, detailsToken } from '../model/details-token.ts';
import { overlapsOf } from '../model/overlaps.ts';
import { type Invitation, toCalendar } from './calendar-invitation.ts';
import { answerAddress } from './answer-address.ts';
import { DeliveryError } from './delivery-error.ts';
import { purposesToCompany } from './purposes-to-company.ts';
import type { Email } from './send-mail.ts';

/** The address inside `Name <name@company.example>`, or the address itself. */
export const bareAddress = (written: string): string => /(?<![^\s<>@])[^\s<>@]+@[^\s<>]+/.exec(written)?.[0] ?? '';

/** The sender's data: names and addresses of the company for the language and country of an enquiry. */
export async function readCompany(
  { reader, mail, publicUrl }: Pick<EnquirySources, 'reader' | 'mail' | 'publicUrl'>,
  { language, country }: Pick<EnquiryRow, 'language' | 'country'>,
) {
  const content = reader(language, country);
  const company = await content.settings(companySettings);
  const { name } = company;
  const { email, phone } = await content.settings(settingsOf(countryFor(company, country)));
  const { to = email, from = to } = mail();
  if (bareAddress(to) === '' || bareAddress(from) === '')
    throw new DeliveryError(
      'message',
      'Nobody to write to: set MAIL_TO and MAIL_FROM, or the e-mail address of the country',
    );
  const site = publicUrl ?? '';
  return { name: name.text, to: bareAddress(to), from, contacts: [email, phone].filter((text) => text !== ''), site };
}

type Company = Awaited<ReturnType<typeof readCompany>>;

/**
 * A paragraph with the company's contact data, or none. E-mail addresses are not isolated, so that mail programs turn
 * them into links.
 */
export function reachOf({ contacts }: Pick<Company, 'contacts'>, language: Language): readonly string[] {
  const either = new Intl.ListFormat(localeOf(language), { type: 'disjunction' });
  const shown = either.format(
    contacts.map((contact) => (contact.includes('@') ? contact : isolateIn(language, contact))),
  );
  return contacts.length === 0 ? [] : [mailMessages(language)('reachUs', { contacts: shown })];
}

/** Isolates numbers, references and paths after the labels of an Arabic text, so that they keep their direction. */
const isolateNumbers = (message: string, language: Language): string =>
  message.replace(/(?<=: )[+(/\d][ -~]*$/gm, (number) => isolateIn(language, number));

/** `message_id` with the sender's domain. */
export const messageIdOf = (row: OutboxRow, from: string): string =>
  `${row.message_id}@${bareAddress(from).split('@')[1] ?? 'localhost'}`;

function meetingTime({ meeting_at, language, country }: EnquiryRow): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timeZoneOf(country),
  });
  return meeting_at === null ? '' : format.format(new Date(meeting_at));
}

/** The chosen type of meeting, with the label of the form. */
function meetingWay(row: EnquiryRow): string {
  const enquiry = findEnquiry(row.kind);
  const field = enquiry?.fields['meetingType'];
  return field === undefined ? '' : shownValue(field, fieldsOf(row)['meetingType'] ?? '', row.language);
}

interface MeetingAs {
  readonly method: Invitation['method'];
  readonly company: string;
  /** Title of the calendar entry. */
  readonly summary: string;
  readonly organizer: string;
  readonly attendees: readonly string[];
}

/** The calendar file of a meeting; `undefined` for an enquiry without one. */
function calendarOf(row: EnquiryRow, as: MeetingAs): string | undefined {
  if (row.meeting_at === null || row.meeting_uid === null) return undefined;
  const t = mailMessages(row.language);
  const start = new Date(row.meeting_at);
  return toCalendar({
    ...as,
    uid: row.meeting_uid,
    sequence: row.meeting_sequence,
    stamp: new Date(row.updated_at),
    start,
    end: new Date(start.getTime() + meetingMinutes * 60_000),
    description: `${t('how', { way: meetingWay(row) })}\n${t('reference')}: ${row.reference}`,
  });
}

/**
 * The invitation as an attachment. Calendars add invitations automatically, and the visitor may have entered the
 * address of a third party. Therefore the visitor's invitation names only the company.
 */
function invitationOf(
  row: EnquiryRow,
  company: Company,
  method: 'REQUEST' | 'CANCEL',
  isToVisitor: boolean,
): Email['calendar'] {
  const t = mailMessages(row.language);
  const content = calendarOf(row, {
    method,
    company: company.name,
    summary: isToVisitor
      ? t('meetingWith', { company: company.name })
      : t('meetingBetween', { sender: row.sender, company: company.name }),
    organizer: bareAddress(company.from),
    attendees: [company.to, ...(row.email === null ? [] : [row.email])],
  });
  return content === undefined ? undefined : { method, content };
}

/** A calendar file of a meeting for import by hand; it has no attendees. */
export async function calendarFileOf(
  { reader, mail }: Pick<EnquirySources, 'reader' | 'mail'>,
  row: EnquiryRow,
): Promise<string | undefined> {
  const content = reader(row.language, row.country);
  const { name } = await content.settings(companySettings);
  const { email } = await content.settings(settingsOf(row.country));
  return calendarOf(row, {
    method: row.cancelled_at === null ? 'PUBLISH' : 'CANCEL',
    company: name.text,
    summary: mailMessages(row.language)('meetingBetween', { sender: row.sender, company: name.text }),
    organizer: bareAddress(mail().from ?? email),
    attendees: [],
  });
}

/** Contains no text of the visitor, so that the form cannot be used to send messages to third parties. */
function toVisitor(
  { signingKey }: Pick<EnquirySources, 'signingKey'>,
  row: EnquiryRow,
  company: Company,
  isCancelled: boolean,
): Pick<Email, 'subject' | 'text'> {
  const t = mailMessages(row.language);
  const values = { company: company.name, reference: row.reference };
  const isMeeting = row.meeting_at !== null;
  const [subject, text] = isCancelled
    ? ([t('cancelled', values), t('cancelledText', values)] as const)
    : isMeeting
      ? ([t('booked', values), t('bookedText', values)] as const)
      : ([t('received', values), t('receivedText', values)] as const);
  const paragraphs = [
    t('hello'),
    text,
    ...(isMeeting
      ? [
          `${t('when', { time: meetingTime(row), zone: t(`zone-${row.country}`) })}\n${t('how', { way: meetingWay(row) })}`,
        ]
      : []),
    ...(findEnquiry(row.kind)?.isContinued === true && company.site !== ''
      ? [`${t('tellMore')}\n${company.site}${detailsPath(detailsToken(signingKey(), row), row)}`]
      : []),
    ...reachOf(company, row.language),
    t('notYou', { site: company.site || company.name }),
    company.name,
  ];
  return { subject, text: paragraphs.join('\n\n') };
}

async function toCompany(
  { database }: Pick<EnquirySources, 'database'>,
  row: EnquiryRow,
  company: Company,
  isCancelled: boolean,
): Promise<Pick<Email, 'subject' | 'text'>> {
  const t = mailMessages(row.language);
  const others = await overlapsOf(database, row);
  const lines = [
    ...(others.length > 0
      ? [
          t('alsoBooked', {
            references: others.map(({ reference }) => isolateIn(row.language, reference)).join(', '),
          }),
          '',
        ]
      : []),
    isolateNumbers(row.message, row.language),
    ...(company.site === ''
      ? []
      : ['', t('readInDashboard', { address: `${company.site}/dashboard/enquiries/${row.id}` })]),
  ];
  const subject = isCancelled ? t('cancelledNotice', { subject: row.subject }) : row.subject;
  return { subject, text: lines.join('\n') };
}

/** Subject and text of what was added to an enquiry later; empty for the enquiry itself. */
async function addedBy(
  { database }: Pick<EnquirySources, 'database'>,
  { reply_id: id }: OutboxRow,
): Promise<Partial<Pick<EnquiryRow, 'subject' | 'message'>>> {
  if (id === null) return {};
  const query = database.read.selectFrom('enquiry_reply').select(['subject', 'text as message']).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? {};
}

/** Composes the email of an outbox row about an enquiry. Returns `null` if it no longer has a recipient. */
export async function composeEmail(
  sources: EnquirySources,
  outgoing: OutboxRow,
  row: EnquiryRow,
): Promise<Email | null> {
  const company = await readCompany(sources, row);
  const isToVisitor = !purposesToCompany.has(outgoing.purpose);
  const isCancelled = outgoing.purpose === 'cancellation' || outgoing.purpose === 'cancellation-notice';
  if (isToVisitor && row.email === null) return null;
  // No invitation for a meeting that was cancelled meanwhile.
  const calendar =
    isCancelled || row.cancelled_at === null
      ? invitationOf(row, company, isCancelled ? 'CANCEL' : 'REQUEST', isToVisitor)
      : undefined;
  const words = isToVisitor
    ? toVisitor(sources, row, company, isCancelled)
    : await toCompany(sources, { ...row, ...(await addedBy(sources, outgoing)) }, company, isCancelled);
  return {
    ...words,
    from: company.from,
    to: isToVisitor && row.email !== null ? row.email : company.to,
    ...(isToVisitor
      ? { replyTo: answerAddress(sources.mailbox, company.to, outgoing) }
      : row.email !== null
        ? { replyTo: row.email }
        : {}),
    messageId: messageIdOf(outgoing, company.from),
    ...(calendar && { calendar }),
    isToVisitor,
  };
}
