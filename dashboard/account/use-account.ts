import { useQuery } from '@tanstack/react-query';
import { call, isObject, type Read } from '../call.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads the rows of a list, leaving out what is no row. */
const rowsOf =
  <Row>(toRow: (row: Readonly<Record<string, unknown>>, id: number | string) => Row): Read<readonly Row[]> =>
  (answer) =>
    Array.isArray(answer)
      ? answer.flatMap((row: unknown) => {
          const id = isObject(row) ? row['id'] : undefined;
          return isObject(row) && (typeof id === 'number' || typeof id === 'string') ? [toRow(row, id)] : [];
        })
      : null;

/** The own account; moments are ISO 8601. */
export interface Account {
  readonly username: string;
  readonly changedAt: string;
  /** Since when the second step is asked for; `null` where it is not. */
  readonly twoStepSince: string | null;
  readonly recoveryCodes: number;
}

const accountAnswer: Read<Account> = (answer) => {
  if (!isObject(answer)) return null;
  const { username, changed_at: changedAt, two_step_since: since, recovery_codes: codes } = answer;
  if (typeof username !== 'string' || typeof changedAt !== 'string') return null;
  return { username, changedAt, twoStepSince: text(since), recoveryCodes: Number(codes) };
};

export const useAccount = () =>
  useQuery({ queryKey: ['account'], queryFn: ({ signal }) => call('/account', accountAnswer, { signal }) });

export interface OpenSession {
  readonly id: string;
  /** Browser and system, as their makers call them; empty where neither is known. */
  readonly device: string;
  readonly createdAt: string;
  readonly seenAt: string;
  readonly isThis: boolean;
}

const sessionsAnswer = rowsOf((row, id): OpenSession => {
  const names = [text(row['browser']), text(row['system'])].filter((name) => name !== null);
  return {
    id: String(id),
    device: names.join(' · '),
    createdAt: text(row['created_at']) ?? '',
    seenAt: text(row['last_seen_at']) ?? '',
    isThis: row['is_this'] === true,
  };
});

export const useSessions = () =>
  useQuery({ queryKey: ['sessions'], queryFn: ({ signal }) => call('/account/sessions', sessionsAnswer, { signal }) });

export interface Passkey {
  readonly id: number;
  readonly name: string;
  readonly usedAt: string | null;
}

const passkeysAnswer = rowsOf((row, id): Passkey => ({
  id: Number(id),
  name: text(row['name']) ?? '',
  usedAt: text(row['last_used_at']),
}));

export const usePasskeys = () =>
  useQuery({ queryKey: ['passkeys'], queryFn: ({ signal }) => call('/account/passkeys', passkeysAnswer, { signal }) });

export interface Administrator {
  readonly id: number;
  readonly username: string;
  readonly seenAt: string | null;
  readonly hasTwoStep: boolean;
  readonly passkeys: number;
  readonly isSelf: boolean;
}

const administratorsAnswer = rowsOf((row, id): Administrator => ({
  id: Number(id),
  username: text(row['username']) ?? '',
  seenAt: text(row['last_seen_at']),
  hasTwoStep: row['has_two_step'] === true,
  passkeys: Number(row['passkeys']),
  isSelf: row['is_self'] === true,
}));

export const useAdministrators = () =>
  useQuery({
    queryKey: ['administrators'],
    queryFn: ({ signal }) => call('/administrators', administratorsAnswer, { signal }),
  });

/** The recovery codes that an answer shows this once. */
export const codesAnswer: Read<readonly string[]> = (answer) => {
  const codes = isObject(answer) ? answer['recovery_codes'] : undefined;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string') : null;
};
