import { z } from 'zod';
import type { RowSchemas } from './row-schemas.ts';
import { count, id, json, language, timestamp, text } from './row-cells.ts';

/** A password hash `scrypt$N$r$p$salt$key` whose cost parameters are limited, so that a login can compute it. */
const passwordHash = text.refine((hash) => {
  const [, cost] = /^scrypt\$(\d{1,7})\$(?:[1-9]|[12]\d|3[0-2])\$(?:[1-9]|1[0-6])\$[\w-]+\$[\w-]+$/.exec(hash) ?? [];
  const N = Number(cost);
  return N >= 2 && N <= 2 ** 20 && (N & (N - 1)) === 0;
});

export const accountRows = {
  account: z.strictObject({
    id,
    username: text.min(1),
    password_hash: passwordHash,
    created_at: timestamp,
    changed_at: timestamp,
  }),
  known_device: z.strictObject({ hash: text, account_id: id, created_at: timestamp }),
  secret: z.strictObject({ name: text, value: text.min(1) }),
  second_factor: z.strictObject({
    account_id: id,
    sealed_secret: text,
    last_step: count,
    confirmed_at: timestamp.nullable(),
  }),
  recovery_code: z.strictObject({ hash: text, account_id: id }),
  passkey: z.strictObject({
    id,
    account_id: id,
    credential: text,
    public_key: json(z.looseObject({ kty: z.string() })),
    host: text,
    counter: z.number().min(0),
    name: text,
    created_at: timestamp,
    last_used_at: timestamp.nullable(),
  }),
  invitation: z.strictObject({
    id,
    email: text,
    language,
    invited_by: text,
    created_at: timestamp,
    expires_at: timestamp,
    accepted_at: timestamp.nullable(),
    accepted_as: text.nullable(),
    withdrawn_at: timestamp.nullable(),
  }),
} satisfies RowSchemas;
