import { createHash } from 'node:crypto';

/** Names what must not be read in the key of a limit. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
