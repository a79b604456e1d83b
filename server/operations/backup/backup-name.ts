/** Why a backup is kept: made on request, before a restore, or received from elsewhere. */
export type BackupKind = 'backup' | 'before-restore' | 'received';

const namePattern = /^(backup|before-restore|received)-\d{8}-\d{6}(-\d+)?\.tar\.gz$/;

/** The name of a backup of a moment, such as `backup-20261121-170000.tar.gz`, in UTC; `count` tells those of one second apart. */
export function backupName(kind: BackupKind, at: Date, count = 1): string {
  const [day = '', time = ''] = at.toISOString().split(/[T.]/);
  const suffix = count === 1 ? '' : `-${count}`;
  return `${kind}-${day.replaceAll('-', '')}-${time.replaceAll(':', '')}${suffix}.tar.gz`;
}

const isKind = (text: string | undefined): text is BackupKind =>
  text === 'backup' || text === 'before-restore' || text === 'received';

/** What a name says; `null` for names that are none of a backup. */
export function kindOfBackup(name: string): BackupKind | null {
  const [, kind] = namePattern.exec(name) ?? [];
  return isKind(kind) ? kind : null;
}
