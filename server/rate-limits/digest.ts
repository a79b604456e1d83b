import { createHash } from 'node:crypto';

/** Hashes a value that must not be readable in the key of a limit. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
