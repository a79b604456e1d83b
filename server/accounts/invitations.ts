import type { Kysely, Transaction } from 'kysely';
import type { Invitation } from '../../calls/invitations.ts';
import type { Language } from '../../language/languages.ts';
import type { Database } from '../database/connect.ts';
import type { InvitationRow, Tables } from '../database/tables.ts';
import { changeRights } from './account-rights.ts';
import { type AccountName, addAccount } from './add-account.ts';
import { isTokenOf, numberIn } from './invitation-token.ts';

const hour = 3_600_000;
/** Hours that an invitation link is valid. */
const hoursOfLink = 48;
/** Days that finished invitations stay listed. */
const retentionDays = 90;
/** Maximum number of listed invitations, newest first. It is far above what is expected in that time. */
const mostListed = 100;

const toTimestamp = (milliseconds: number): string => new Date(milliseconds).toISOString();
const endOf = (now: number): string => toTimestamp(now + hoursOfLink * hour);

/** The state of an invitation. @param now milliseconds since 1970 */
export function stateOfInvitation(row: InvitationRow, now: number): Invitation['state'] {
  if (row.accepted_at !== null) return 'accepted';
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.expires_at > toTimestamp(now) ? 'pending' : 'expired';
}

/** An invitation by its id; undefined if there is none. */
export const findInvitation = ({ read }: Pick<Database, 'read'>, id: number): Promise<InvitationRow | undefined> =>
  read.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirst();

/** Invitations, newest first, each with the state of its newest email. @param now milliseconds since 1970 */
export async function listInvitations({ read }: Pick<Database, 'read'>, now: number): Promise<readonly Invitation[]> {
  const rows = await read.selectFrom('invitation').selectAll().orderBy('id', 'desc').limit(mostListed).execute();
  const ids = rows.map(({ id }) => id);
  const emails =
    ids.length === 0
      ? []
      : await read
          .selectFrom('outbox')
          .select(['invitation_id', 'sent_at', 'failed_at'])
          .where('invitation_id', 'in', ids)
          .orderBy('id')
          .execute();
  // A later row of the same invitation replaces an earlier one.
  const emailOf = new Map(
    emails.map(({ invitation_id: id, sent_at: sent, failed_at: failed }) => [
      id,
      sent !== null ? ('sent' as const) : failed !== null ? ('failed' as const) : ('waiting' as const),
    ]),
  );
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    language: row.language,
    invited_by: row.invited_by,
    created_at: row.created_at,
    expires_at: row.expires_at,
    state: stateOfInvitation(row, now),
    accepted_as: row.accepted_as,
    letter: emailOf.get(row.id) ?? null,
  }));
}

interface NewInvitation {
  readonly email: string;
  readonly language: Language;
  readonly by: string;
}

/**
 * Creates an invitation; `null` if one for that address is already pending. Deletes invitations that ended long ago.
 */
export async function invite(
  tx: Transaction<Tables>,
  { email, language, by }: NewInvitation,
  now: number,
): Promise<InvitationRow | null> {
  await tx
    .deleteFrom('invitation')
    .where('expires_at', '<', toTimestamp(now - retentionDays * 24 * hour))
    .execute();
  const waiting = await tx
    .selectFrom('invitation')
    .select('id')
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', toTimestamp(now))
    .executeTakeFirst();
  if (waiting !== undefined) return null;
  return tx
    .insertInto('invitation')
    .values({ email, language, invited_by: by, created_at: toTimestamp(now), expires_at: endOf(now) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Gives an invitation a new link and the administrator who sends it as its new inviter. Earlier links become invalid.
 * Undefined if the invitation was accepted.
 */
export const renewInvitation = (
  tx: Transaction<Tables>,
  id: number,
  by: string,
  now: number,
): Promise<InvitationRow | undefined> =>
  tx
    .updateTable('invitation')
    .set({ expires_at: endOf(now), withdrawn_at: null, invited_by: by })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** Withdraws an invitation; false if no such invitation is pending. */
export async function withdrawInvitation(
  { write }: Pick<Database, 'write'>,
  id: number,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await write
    .updateTable('invitation')
    .set({ withdrawn_at: toTimestamp(now) })
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** An invitation is valid only while the account that created it exists. */
const mayStillInvite = async (connection: Kysely<Tables>, { invited_by }: InvitationRow): Promise<boolean> =>
  (await connection.selectFrom('account').select('id').where('username', '=', invited_by).executeTakeFirst()) !==
  undefined;

/**
 * The invitation that a token opens; `null` if the token is forged, from an earlier email, expired, used or withdrawn,
 * or if the inviting administrator was removed.
 */
export async function openInvitation(
  { read }: Pick<Database, 'read'>,
  key: string,
  token: string,
  now: number,
): Promise<InvitationRow | null> {
  const id = numberIn(token);
  const row = id === null ? undefined : await findInvitation({ read }, id);
  if (row === undefined || !isTokenOf(key, row, token)) return null;
  return stateOfInvitation(row, now) === 'pending' && (await mayStillInvite(read, row)) ? row : null;
}

/**
 * Creates the account and uses the invitation up, both or neither. Of several concurrent requests with the same link
 * only one succeeds.
 *
 * @returns the account, or `null` if the invitation ended meanwhile
 * @throws InvalidError if the name is taken or can be mistaken for another
 */
export const acceptInvitation = (
  database: Database,
  invitation: InvitationRow,
  { username, passwordHash }: { readonly username: string; readonly passwordHash: string },
  now: number,
): Promise<AccountName | null> =>
  changeRights(database, async (tx) => {
    if (!(await mayStillInvite(tx, invitation))) return null;
    const { numUpdatedRows } = await tx
      .updateTable('invitation')
      .set({ accepted_at: toTimestamp(now), accepted_as: username })
      .where('id', '=', invitation.id)
      .where('expires_at', '=', invitation.expires_at)
      .where('accepted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows === 0n ? null : addAccount(tx, { username, passwordHash }, now);
  });
