import type { DashboardMessages } from '../language/dashboard-messages.ts';
import type { FileKind } from './field.ts';
import { byteLimits, inMegabytes } from './file-limits.ts';

/** Media types for the browser's file dialog. */
const mediaTypes: Readonly<Record<FileKind, string>> = {
  image: 'image/*',
  video: 'video/*',
  document: 'application/pdf',
  // Browsers know no media type of GLB files.
  model: '.glb',
};

/** Files that are seen have an alternative text and a thumbnail. */
export const isSeen = (kind: FileKind): kind is 'image' | 'video' => kind === 'image' || kind === 'video';

/** The `accept` attribute of a file input. */
export const acceptOf = (kinds: readonly FileKind[]): string => kinds.map((kind) => mediaTypes[kind]).join(',');

const limitMessages = {
  image: 'imageLimit',
  video: 'videoLimit',
  document: 'documentLimit',
  model: 'modelLimit',
} as const;

/** The accepted types and size limits as text. */
export const limitsOf = (kinds: readonly FileKind[], t: DashboardMessages): string =>
  kinds.map((kind) => t(limitMessages[kind], { megabytes: inMegabytes(byteLimits[kind]) })).join(' · ');
