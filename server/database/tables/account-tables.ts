import type { Generated } from 'kysely';
import type { JsonText, Moment } from './cells.ts';

export interface AccountTable {
  id: Generated<number>;
  username: string;
  password_hash: string;
  created_at: Moment;
  changed_at: Moment;
}

export interface SessionTable {
  /** Hash of the token in the cookie. */
  id: string;
  account_id: number;
  device_label: string;
  created_at: Moment;
  last_seen_at: Moment;
  expires_at: Moment;
}

export interface KnownDeviceTable {
  hash: string;
  account_id: number;
  created_at: Moment;
}

export interface RateLimitTable {
  key: string;
  window_start: Moment;
  count: number;
  blocked_until: Moment | null;
}

export interface SecretTable {
  name: string;
  value: string;
}

export interface SecondFactorTable {
  account_id: number;
  /** The shared secret of the codes, sealed for its account. */
  sealed_secret: string;
  /** The half minute whose code was used last. */
  last_step: Generated<number>;
  /** Since when the second step is asked for; null while it is only being set up. */
  confirmed_at: Moment | null;
}

export interface RecoveryCodeTable {
  hash: string;
  account_id: number;
}

export interface PasskeyTable {
  id: Generated<number>;
  account_id: number;
  /** What the authenticator calls it, in base64url. */
  credential: string;
  /** A JSON Web Key. */
  public_key: JsonText;
  /** The host it is for. */
  host: string;
  /** How often it was used, as far as its authenticator counts. */
  counter: number;
  name: string;
  created_at: Moment;
  last_used_at: Moment | null;
}

/** Somebody who was asked to become an administrator. */
export interface InvitationTable {
  id: Generated<number>;
  /** In lower case. */
  email: string;
  /** Of the email. */
  language: 'en' | 'ar';
  /** The name of the administrator who asked. */
  invited_by: string;
  created_at: Moment;
  /** When the newest link ends; links sent before open nothing. */
  expires_at: Moment;
  accepted_at: Moment | null;
  /** The name of the account that was made. */
  accepted_as: string | null;
  withdrawn_at: Moment | null;
}

/** What a browser can have begun. */
export const stepPurposes = ['second-step', 'passkey-login', 'passkey-addition', 'backup-download'] as const;

export interface PendingStepTable {
  /** Hash of the token in the cookie. */
  id: string;
  purpose: (typeof stepPurposes)[number];
  account_id: number | null;
  /** What a passkey must sign, or the name of a backup; empty for the second step. */
  challenge: string;
  failures: Generated<number>;
  expires_at: Moment;
}
