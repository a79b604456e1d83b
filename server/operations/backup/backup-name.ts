/** The origin of a backup: made on request, nightly or before a restore, or uploaded. */
const kinds = ['backup', 'nightly', 'before-restore', 'received'] as const;
export type BackupKind = (typeof kinds)[number];

const namePattern = /^([a-z-]+)-(\d{8}-\d{6})(?:-(\d+))?\.tar\.gz(\.age)?$/;

/** The extension of encrypted backups. */
export const sealedEnding = '.age';
export const isSealedName = (name: string): boolean => name.endsWith(sealedEnding);

/** A timestamp in UTC, to the second: `20261121-170000`. */
function stampOf(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split(/[T.]/);
  return `${day.replaceAll('-', '')}-${time.replaceAll(':', '')}`;
}

/**
 * The name of a backup with its time in UTC, such as `backup-20261121-170000.tar.gz`; `count` distinguishes backups of
 * the same second.
 */
export function backupName(kind: BackupKind, at: Date, count = 1): string {
  return `${kind}-${stampOf(at)}${count === 1 ? '' : `-${count}`}.tar.gz`;
}

/** The time of a backup, and its number within that second, from 1. */
function ageOf(name: string): { readonly stamp: string; readonly count: number } {
  const [, , stamp = '', count = '1'] = namePattern.exec(name) ?? [];
  return { stamp, count: Number(count) };
}

/** The date of a backup, such as `2026-11-21`. */
export const dayOf = (name: string): string => ageOf(name).stamp.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3');

/** The number of the next backup within the current second. */
export function nextCount(names: readonly string[], at: Date): number {
  const ofSecond = names.map(ageOf).filter(({ stamp }) => stamp === stampOf(at));
  return Math.max(0, ...ofSecond.map(({ count }) => count)) + 1;
}

/** Negative if the first backup is older. */
export function compareAge(one: string, other: string): number {
  const [first, second] = [ageOf(one), ageOf(other)];
  return first.stamp.localeCompare(second.stamp, 'en') || first.count - second.count;
}

/** The kind in the name of a backup; `null` for other names. */
export function kindOfBackup(name: string): BackupKind | null {
  const [, written] = namePattern.exec(name) ?? [];
  return kinds.find((kind) => kind === written) ?? null;
}
