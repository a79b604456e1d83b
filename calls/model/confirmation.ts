import * as z from 'zod/mini';
import type { Shape } from './call.ts';

/** The administrator's own password, which a stolen session does not know. */
export const password = z.string().check(z.minLength(1), z.maxLength(1000));

/** Of the authenticator, or a recovery code. */
export const code = z.string().check(z.minLength(1), z.maxLength(100));

/**
 * What a call brings along that changes who may log in, or gives that away: the own password and, where two-step login
 * is on, a code.
 */
export const confirmation = { password, code: z.optional(code) };
export const onlyConfirmation = z.strictObject(confirmation);

/** What somebody who is logged in shows once more. */
export type Confirmation = Shape<typeof onlyConfirmation>;
