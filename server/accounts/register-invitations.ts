import type { FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import { invitations as calls } from '../../calls/invitations.ts';
import { callMessage } from '../../language/call-messages.ts';
import type { Language } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import type { InvitationRow, Tables } from '../database/tables.ts';
import { CallError, notFound, tooManyAttempts } from '../http/call-error.ts';
import { clientNetworks } from '../http/client-networks.ts';
import type { Serve } from '../http/serve.ts';
import { digest } from '../rate-limits/digest.ts';
import { countAttempt, type Limit, limitsByNetwork } from '../rate-limits/rate-limit.ts';
import { InvalidError } from '../refusals/invalid-error.ts';
import type { SigningKey } from '../secrets/secret-key.ts';
import { changeRightsAs } from './account-rights.ts';
import { checkPassword } from './check-password.ts';
import { confirmedSession } from './confirmed-session.ts';
import { type Accounts, hasPassword } from './create-accounts.ts';
import { invitationAddress, invitationToken } from './invitation-token.ts';
import {
  acceptInvitation,
  findInvitation,
  invite,
  listInvitations,
  openInvitation,
  renewInvitation,
  withdrawInvitation,
} from './invitations.ts';
import { hashPassword } from './password.ts';
import { readUsername } from './username.ts';
import { toEmail } from '../../fields/email/to-email.ts';

/** Sends the emails with invitation links. */
interface InvitationEmails {
  /** False without a mail server or an address of the site. The administrator then passes the link on themselves. */
  sendsInvitations(): boolean;
  /** Puts an email into the outbox, in the transaction of its invitation. */
  sendInvitation(tx: Transaction<Tables>, id: number): Promise<void>;
}

interface InvitationServices {
  readonly accounts: Accounts;
  readonly database: Database;
  readonly enquiries: InvitationEmails;
  readonly signingKey: SigningKey;
}

const day = 86_400;

/** Limits emails to unknown recipients, over all sessions of an administrator. */
const emailsTo = (accountId: number, email: string): readonly Limit[] => [
  { key: `login:invites:${accountId}`, max: 30, windowSeconds: day },
  { key: `login:invited:${digest(email)}`, max: 6, windowSeconds: day },
];
/**
 * Limits requests with invitation tokens. Tokens cannot be guessed, but each check costs a query and accepting costs a
 * hash.
 */
const looksFrom = (request: FastifyRequest): readonly Limit[] =>
  limitsByNetwork(clientNetworks(request), { key: 'login:invitation', max: 30, windowSeconds: 600 });

async function count(database: Database, limits: readonly Limit[]): Promise<void> {
  const wait = await countAttempt(database, limits);
  if (wait > 0) throw tooManyAttempts(wait);
}

/** Inviting administrators by email, and accepting an invitation. */
export function serveInvitations(
  serve: Serve,
  { accounts, database, enquiries, signingKey }: InvitationServices,
): void {
  const answerOf = async (request: FastifyRequest, language: Language, row: InvitationRow) => {
    const invitation = (await listInvitations(database, Date.now())).find(({ id }) => id === row.id);
    if (invitation === undefined) throw notFound();
    const sendsInvitations = enquiries.sendsInvitations();
    return {
      message: callMessage(sendsInvitations ? 'invitationSent' : 'invitationMade', language),
      invitation,
      ...(!sendsInvitations && {
        link: invitationAddress(accounts.originOf(request), invitationToken(signingKey(), row)),
      }),
    };
  };
  const send = async (tx: Transaction<Tables>, id: number): Promise<void> => {
    if (enquiries.sendsInvitations()) await enquiries.sendInvitation(tx, id);
  };

  serve(calls.list, () => listInvitations(database, Date.now()));

  serve(calls.add, async ({ body: { email: written, language: theirs, ...shown }, language, request }) => {
    const email = toEmail(written);
    if (email === null) throw new InvalidError([{ path: 'email', code: 'invalidEmail' }]);
    const session = await confirmedSession(request, accounts, shown);
    const { accountId, username: by } = session;
    await count(database, emailsTo(accountId, email));
    const row = await changeRightsAs(database, session, async (tx) => {
      const made = await invite(tx, { email, language: theirs, by }, Date.now());
      if (made === null) throw new InvalidError([{ path: 'email', code: 'taken' }], 'invitationWaits');
      await send(tx, made.id);
      return made;
    });
    request.log.info({ invitation: row.id, by }, 'Somebody was invited to become an administrator');
    return answerOf(request, language, row);
  });

  serve(calls.sendAgain, async ({ params: { id }, body, language, request }) => {
    const session = await confirmedSession(request, accounts, body);
    const { accountId, username: by } = session;
    const known = await findInvitation(database, id);
    if (known === undefined) throw notFound();
    await count(database, emailsTo(accountId, known.email));
    const row = await changeRightsAs(database, session, async (tx) => {
      const renewed = await renewInvitation(tx, id, by, Date.now());
      if (renewed === undefined) throw notFound();
      await send(tx, id);
      return renewed;
    });
    request.log.info({ invitation: id, by }, 'Somebody was invited once more');
    return answerOf(request, language, row);
  });

  serve(calls.withdraw, async ({ params: { id }, language, request }) => {
    const { username: by } = await accounts.ownSession(request);
    if (!(await withdrawInvitation(database, id, Date.now()))) throw notFound();
    request.log.info({ invitation: id, by }, 'An invitation was withdrawn');
    return { message: callMessage('invitationWithdrawn', language) };
  });

  /** The invitation of a token. @throws CallError 404 for an invalid token, 429 */
  async function opened(request: FastifyRequest, token: string): Promise<InvitationRow> {
    await count(database, looksFrom(request));
    const row = await openInvitation(database, signingKey(), token, Date.now());
    if (row === null) throw new CallError(404, 'invitationOver');
    return row;
  }

  serve(calls.open, async ({ body, request }) => {
    const { email, invited_by, expires_at } = await opened(request, body.token);
    return { email, invited_by, expires_at };
  });

  serve(calls.accept, async ({ body: { token, ...sent }, language, request, reply }) => {
    const row = await opened(request, token);
    const username = readUsername(sent.username);
    const issues = checkPassword(sent.new_password, username);
    if (issues.length > 0) throw new InvalidError(issues);
    const passwordHash = await hashPassword(sent.new_password);
    const account = await acceptInvitation(database, row, { username, passwordHash }, Date.now());
    if (account === null) throw new CallError(404, 'invitationOver');
    request.log.info({ invitation: row.id, account: account.id }, 'An invitation was accepted');
    await accounts.enter(request, reply, account, hasPassword(account.id, passwordHash));
    return { message: callMessage('invitationAccepted', language), username };
  });
}
