import type { DashboardWords } from '../language/dashboard-words.ts';
import type { FileKind } from './field.ts';
import { byteLimits, inMegabytes } from './file-limits.ts';

/** What the browser's own window of files offers for a kind. */
const mediaTypes: Readonly<Record<FileKind, string>> = {
  image: 'image/*',
  video: 'video/*',
  document: 'application/pdf',
};

/** The `accept` of a file input. */
export const acceptOf = (kinds: readonly FileKind[]): string => kinds.map((kind) => mediaTypes[kind]).join(',');

const limitWords = { image: 'imageLimit', video: 'videoLimit', document: 'documentLimit' } as const;

/** What a place for these kinds takes, in words. */
export const limitsOf = (kinds: readonly FileKind[], say: DashboardWords): string =>
  kinds.map((kind) => say(limitWords[kind], { megabytes: inMegabytes(byteLimits[kind]) })).join(' · ');
