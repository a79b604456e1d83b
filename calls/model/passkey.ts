import * as z from 'zod/mini';
import type { Shape } from './call.ts';

/** Data of an authenticator as base64url. */
export const passkeyBytes = z.string().check(z.maxLength(20_000));

/** The challenge that a passkey must sign, and its host. */
export const passkeyChallenge = z.object({ challenge: z.string(), host: z.string() });

export type PasskeyChallenge = Shape<typeof passkeyChallenge>;
