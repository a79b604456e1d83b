import type { DashboardMessages } from '../language/dashboard-messages.ts';
import type { FileKind } from './field.ts';
import { byteLimits, inMegabytes } from './file-limits.ts';

/** Media types for the browser's file dialog. */
const mediaTypes: Readonly<Record<FileKind, string>> = {
  image: 'image/*',
  video: 'video/*',
  document: 'application/pdf',
};

/** The `accept` attribute of a file input. */
export const acceptOf = (kinds: readonly FileKind[]): string => kinds.map((kind) => mediaTypes[kind]).join(',');

const limitMessages = { image: 'imageLimit', video: 'videoLimit', document: 'documentLimit' } as const;

/** The accepted types and size limits as text. */
export const limitsOf = (kinds: readonly FileKind[], t: DashboardMessages): string =>
  kinds.map((kind) => t(limitMessages[kind], { megabytes: inMegabytes(byteLimits[kind]) })).join(' · ');
