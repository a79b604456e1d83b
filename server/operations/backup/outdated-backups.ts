import { type BackupKind, dayOf } from './backup-name.ts';

/** Maximum number of stored backups made on request. */
export const mostBackups = 10;

/**
 * The number of days, weeks and months of which the last nightly backup is retained. Only periods with a backup count.
 * The message `backupsScheduledIntro` and the README repeat these numbers.
 */
const nightly = [
  { most: 7, periodOf: (day: string) => day },
  {
    most: 4,
    periodOf: (day: string) => String(Math.floor(Date.parse(`${day}T00:00:00Z`) / (7 * 24 * 60 * 60 * 1000))),
  },
  { most: 6, periodOf: (day: string) => day.slice(0, 7) },
];

/** @param backups newest first @returns the names of outdated backups, which are never all of them */
export function outdatedBackups(
  backups: readonly { readonly name: string; readonly kind: BackupKind }[],
): readonly string[] {
  const [byNight, byHand] = [true, false].map((isNightly) =>
    backups.filter(({ kind }) => (kind === 'nightly') === isNightly).map(({ name }) => name),
  );
  const retainedNames = new Set(byHand?.slice(0, mostBackups));
  for (const { most, periodOf } of nightly) {
    const periods = new Map<string, string>();
    for (const name of byNight ?? []) {
      const period = periodOf(dayOf(name));
      if (!periods.has(period) && periods.size < most) periods.set(period, name);
    }
    for (const name of periods.values()) retainedNames.add(name);
  }
  return backups.map(({ name }) => name).filter((name) => !retainedNames.has(name));
}
