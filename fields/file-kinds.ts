import type { DashboardMessages } from '../language/dashboard-messages.ts';
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

const limitMessages = { image: 'imageLimit', video: 'videoLimit', document: 'documentLimit' } as const;

/** What a place for these kinds takes, in words. */
export const limitsOf = (kinds: readonly FileKind[], t: DashboardMessages): string =>
  kinds.map((kind) => t(limitMessages[kind], { megabytes: inMegabytes(byteLimits[kind]) })).join(' · ');
