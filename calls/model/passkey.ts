import * as z from 'zod/mini';
import type { Shape } from './call.ts';

/** What an authenticator made, as base64url. */
export const passkeyBytes = z.string().check(z.maxLength(20_000));

/** What a passkey must sign, and for which host. */
export const passkeyChallenge = z.object({ challenge: z.string(), host: z.string() });

export type PasskeyChallenge = Shape<typeof passkeyChallenge>;
