import type { Recorded } from '../changes/revision.ts';
import { recordedRedirects } from '../../redirects/redirect-history.ts';
import { recordedPosts } from '../../discussion/post-history.ts';
import { recordedEntries } from './entry-history.ts';

const bySlug = new Map(
  [...recordedEntries, ...recordedPosts, recordedRedirects].map((recorded) => [recorded.base, recorded]),
);

/** The history handlers of a slug; `undefined` if it is no longer declared. */
export const findRecorded = (slug: string): Recorded | undefined => bySlug.get(slug);
