import type { Generated } from 'kysely';
import type { JsonText, Timestamp } from './cells.ts';

export interface AccountTable {
  id: Generated<number>;
  username: string;
  password_hash: string;
  created_at: Timestamp;
  changed_at: Timestamp;
}

export interface SessionTable {
  /** Hash of the token in the cookie. */
  id: string;
  account_id: number;
  device_label: string;
  created_at: Timestamp;
  last_seen_at: Timestamp;
  expires_at: Timestamp;
}

export interface KnownDeviceTable {
  hash: string;
  account_id: number;
  created_at: Timestamp;
}

export interface RateLimitTable {
  key: string;
  window_start: Timestamp;
  count: number;
  blocked_until: Timestamp | null;
}

export interface SecretTable {
  name: string;
  value: string;
}

export interface SecondFactorTable {
  account_id: number;
  /** The shared TOTP secret, encrypted for its account. */
  sealed_secret: string;
  /** The TOTP time step (30 seconds) of the last used code. */
  last_step: Generated<number>;
  /** When the second step was activated; null while it is being set up. */
  confirmed_at: Timestamp | null;
}

export interface RecoveryCodeTable {
  hash: string;
  account_id: number;
}

export interface PasskeyTable {
  id: Generated<number>;
  account_id: number;
  /** The credential id in base64url. */
  credential: string;
  /** A JSON Web Key. */
  public_key: JsonText;
  /** The host for which it is registered. */
  host: string;
  /** The signature counter, if the authenticator maintains one. */
  counter: number;
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
}

/** An invitation to become an administrator. */
export interface InvitationTable {
  id: Generated<number>;
  /** Lowercase. */
  email: string;
  /** The language of the email. */
  language: 'en' | 'ar';
  /** The name of the inviting administrator. */
  invited_by: string;
  created_at: Timestamp;
  /** When the newest link expires. Earlier links are invalid. */
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  /** The name of the created account. */
  accepted_as: string | null;
  withdrawn_at: Timestamp | null;
}

/** Multi-step actions that a browser can start. */
export const stepPurposes = ['second-step', 'passkey-login', 'passkey-addition', 'backup-download'] as const;

export interface PendingStepTable {
  /** Hash of the token in the cookie. */
  id: string;
  purpose: (typeof stepPurposes)[number];
  account_id: number | null;
  /** The challenge that a passkey must sign, or the name of a backup; empty for the second step. */
  challenge: string;
  failures: Generated<number>;
  expires_at: Timestamp;
}
