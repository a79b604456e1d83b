import type { FileKind } from './field.ts';

const mebibyte = 1024 * 1024;

/** The largest accepted file of each kind, in bytes (decision OP-082). */
export const byteLimits: Readonly<Record<FileKind, number>> = {
  image: 15 * mebibyte,
  video: 200 * mebibyte,
  document: 25 * mebibyte,
  model: 4 * mebibyte,
};

export const inMegabytes = (bytes: number): number => Math.round(bytes / mebibyte);
