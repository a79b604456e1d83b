import type { Generated } from 'kysely';
import type { Moment } from './cells.ts';

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
