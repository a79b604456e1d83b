import { z } from 'zod';
import type { Shape } from './call.ts';

/** The administrator's own password, which a stolen session does not know. */
export const password = z.string().min(1).max(1000);

/** Of the authenticator, or a recovery code. */
export const code = z.string().min(1).max(100);

/**
 * What a call brings along that changes who may log in, or gives that away: the own password and, where two-step login
 * is on, a code.
 */
export const confirmation = { password, code: code.optional() };
export const onlyConfirmation = z.strictObject(confirmation);

/** What somebody who is logged in shows once more. */
export type Confirmation = Shape<typeof onlyConfirmation>;
