import { useQueryClient } from '@tanstack/react-query';
import { type Backup, type BackupCounts, backups } from '../../../calls/backups.ts';
import type { Confirmation } from '../../../calls/model/confirmation.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { formatInteger } from '../../../language/format.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Table } from '../../../ui/table.tsx';
import { PasswordWindow } from '../account/password-window.tsx';
import { addressOfCall, callApi } from '../../app/call-api.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { noteJob, useBackupAction } from './use-backups.ts';

export const countMessages = {
  records: 'countRecords',
  files: 'countFiles',
  enquiries: 'countEnquiries',
  messages: 'countMessages',
  subscribers: 'countSubscribers',
} as const satisfies Record<keyof BackupCounts, LateMessage>;

export const countNames = ['records', 'files', 'enquiries', 'messages', 'subscribers'] as const;

interface QuestionProps {
  readonly backup: Backup;
  readonly onClose: () => void;
}

export function DeleteBackup({ backup, onClose }: QuestionProps) {
  const t = useLateTranslations();
  const timestamp = formatOfficeTime(backup.made_at);
  const remove = useBackupAction(() => callApi(backups.remove, { params: { name: backup.name } }), {
    about: timestamp,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t('backupDeleteQuestion')}
      isPending={remove.isPending}
      destroys
      refusal={remove.refusal?.text}
      onNo={onClose}
      onYes={remove.start}
    >
      <p className="text-muted">{timestamp}</p>
    </ConfirmDialog>
  );
}

/**
 * Asks for confirmation before a backup is restored and compares the current content with the backup. Requires the
 * password, because a backup also contains the administrators.
 */
export function RestoreQuestion({ backup, present, onClose }: QuestionProps & { readonly present: BackupCounts }) {
  const t = useLateTranslations();
  const language = currentLanguage();
  const params = { name: backup.name };
  const queries = useQueryClient();
  const restore = async (body: Confirmation) => {
    const answer = await callApi(backups.restore, { params, body });
    noteJob(queries, answer);
    return answer;
  };
  return (
    <PasswordWindow title={t('restoreQuestion')} action="yes" send={restore} onClose={onClose}>
      <p>{t('restoreLoss', { moment: formatOfficeTime(backup.made_at) })}</p>
      <Table
        label={t('restoreQuestion')}
        columns={[
          { key: 'what', label: t('backup'), isUnnamed: true },
          { key: 'now', label: t('restoreNow') },
          { key: 'then', label: t('restoreThen') },
        ]}
        rows={countNames.map((name) => ({
          key: name,
          cells: [
            t(countMessages[name]),
            formatInteger(present[name], language),
            formatInteger(backup.counts[name], language),
          ],
        }))}
      />
      <p className="text-sm text-muted">{t('restoreLogin')}</p>
    </PasswordWindow>
  );
}

function download({ name }: Backup): void {
  const link = document.createElement('a');
  link.href = addressOfCall(backups.get, { params: { name } });
  link.download = name;
  link.click();
}

/** Asks for the password before a backup is downloaded, because it contains more than a session alone may access. */
export function DownloadQuestion({ backup, onClose }: QuestionProps) {
  const t = useLateTranslations();
  return (
    <PasswordWindow
      title={t('backupDownloadOf', { moment: formatOfficeTime(backup.made_at) })}
      action="backupDownload"
      send={(body) => callApi(backups.download, { params: { name: backup.name }, body })}
      onDone={() => download(backup)}
      onClose={onClose}
    >
      <p>{t('backupSafe')}</p>
    </PasswordWindow>
  );
}
