import type { Recorded } from '../changes/revision.ts';
import { recordedRedirects } from '../../redirects/redirect-history.ts';
import { recordedMessages } from '../../discussion/message-history.ts';
import { recordedEntries } from './entry-history.ts';

const byBase = new Map(
  [...recordedEntries, ...recordedMessages, recordedRedirects].map((recorded) => [recorded.base, recorded]),
);

/** How the history treats what it keeps under a name; `undefined` for what is declared no more. */
export const findRecorded = (base: string): Recorded | undefined => byBase.get(base);
