import { defaultCountry, timeZoneOf } from '../../../content/countries.ts';
import { localeOf } from '../../../language/languages.ts';
import { mailMessages } from '../../../language/mail-messages.ts';
import { invitationAddress, invitationToken } from '../../accounts/invitation-token.ts';
import { findInvitation, stateOfInvitation } from '../../accounts/invitations.ts';
import type { OutboxRow } from '../../database/tables.ts';
import type { EnquirySources } from '../model/enquiry-sources.ts';
import { messageIdOf, readCompany } from './compose-email.ts';
import { DeliveryError } from './delivery-error.ts';
import type { Email } from './send-mail.ts';

/**
 * Composes the email with the link for creating an administrator account. Returns `null` for an expired invitation.
 * @param isShown leaves the link out for the view of the outbox, because inviting requires a password and viewing does
 * not
 */
export async function composeInvitation(
  sources: EnquirySources,
  outgoing: OutboxRow,
  isShown: boolean,
): Promise<Email | null> {
  const row = await findInvitation(sources.database, outgoing.invitation_id ?? 0);
  if (row === undefined || stateOfInvitation(row, sources.now()) !== 'pending') return null;
  const { email, language, invited_by: by, expires_at: end } = row;
  const company = await readCompany(sources, { language, country: defaultCountry });
  if (company.site === '') throw new DeliveryError('message', 'Links in letters need PUBLIC_URL');
  const t = mailMessages(language);
  const token = isShown ? '…' : invitationToken(sources.signingKey(), row);
  const time = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: timeZoneOf(defaultCountry),
  });
  const paragraphs = [
    t('hello'),
    t('invitationText', { name: by, company: company.name }),
    invitationAddress(company.site, token),
    t('invitationEnd', { time: `${time.format(new Date(end))} (${t(`zone-${defaultCountry}`)})` }),
    t('invitationNotYou'),
    company.name,
  ];
  return {
    from: company.from,
    to: email,
    replyTo: company.to,
    subject: t('invitationSubject', { company: company.name }),
    text: paragraphs.join('\n\n'),
    messageId: messageIdOf(outgoing, company.from),
    isToVisitor: true,
  };
}
