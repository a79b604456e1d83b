/** Why a backup is kept: made on request or each night, before a restore, or received from elsewhere. */
const kinds = ['backup', 'nightly', 'before-restore', 'received'] as const;
export type BackupKind = (typeof kinds)[number];

const namePattern = /^([a-z-]+)-(\d{8}-\d{6})(?:-(\d+))?\.tar\.gz(\.age)?$/;

/** What stands behind the name of a backup that is encrypted. */
export const sealedEnding = '.age';
export const isSealedName = (name: string): boolean => name.endsWith(sealedEnding);

/** The second of a moment in UTC: `20261121-170000`. */
function stampOf(at: Date): string {
  const [day = '', time = ''] = at.toISOString().split(/[T.]/);
  return `${day.replaceAll('-', '')}-${time.replaceAll(':', '')}`;
}

/** The name of a backup of a moment, such as `backup-20261121-170000.tar.gz`, in UTC; `count` tells those of one second apart. */
export function backupName(kind: BackupKind, at: Date, count = 1): string {
  return `${kind}-${stampOf(at)}${count === 1 ? '' : `-${count}`}.tar.gz`;
}

/** The second of which a backup is, and which of that second it is, from 1 on. */
function ageOf(name: string): { readonly stamp: string; readonly count: number } {
  const [, , stamp = '', count = '1'] = namePattern.exec(name) ?? [];
  return { stamp, count: Number(count) };
}

/** The day of which a backup is, such as `2026-11-21`. */
export const dayOf = (name: string): string => ageOf(name).stamp.replace(/^(\d{4})(\d\d)(\d\d).*/, '$1-$2-$3');

/** Which one the next backup of a moment is, of those of its second, beside the ones that are there. */
export function nextCount(names: readonly string[], at: Date): number {
  const ofSecond = names.map(ageOf).filter(({ stamp }) => stamp === stampOf(at));
  return Math.max(0, ...ofSecond.map(({ count }) => count)) + 1;
}

/** Below zero where the first of two backups is the older one. */
export function compareAge(one: string, other: string): number {
  const [first, second] = [ageOf(one), ageOf(other)];
  return first.stamp.localeCompare(second.stamp, 'en') || first.count - second.count;
}

/** What a name says; `null` for names that are none of a backup. */
export function kindOfBackup(name: string): BackupKind | null {
  const [, written] = namePattern.exec(name) ?? [];
  return kinds.find((kind) => kind === written) ?? null;
}
