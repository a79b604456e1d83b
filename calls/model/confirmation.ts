import * as z from 'zod/mini';
import type { Shape } from './call.ts';

/** The administrator's current password, which is not known to a stolen session. */
export const password = z.string().check(z.minLength(1), z.maxLength(1000));

/** A code of the authenticator app, or a recovery code. */
export const code = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * Required by calls that change who can log in or that reveal credentials: the current password and, with two-step
 * login, a code.
 */
export const confirmation = { password, code: z.optional(code) };
export const onlyConfirmation = z.strictObject(confirmation);

/** The credentials that a logged-in administrator repeats. */
export type Confirmation = Shape<typeof onlyConfirmation>;
