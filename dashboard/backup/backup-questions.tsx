import { type Backup, type BackupCounts, backups } from '../../calls/backups.ts';
import type { Confirmation } from '../../calls/model/confirmation.ts';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { formatInteger } from '../../language/format.ts';
import { PasswordWindow } from '../account/password-window.tsx';
import { addressOfCall, ask } from '../ask.ts';
import { currentLanguage } from '../current-language.ts';
import { Question } from '../dialogs/question.tsx';
import { momentOf } from '../history/change-words.ts';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { useBackupCall } from './use-backups.ts';

export const countWords = {
  records: 'countRecords',
  files: 'countFiles',
  enquiries: 'countEnquiries',
  messages: 'countMessages',
  subscribers: 'countSubscribers',
} as const satisfies Record<keyof BackupCounts, DashboardWord>;

export const countNames = ['records', 'files', 'enquiries', 'messages', 'subscribers'] as const;

interface QuestionProps {
  readonly backup: Backup;
  readonly onClose: () => void;
}

export function DeleteBackup({ backup, onClose }: QuestionProps) {
  const say = useWords();
  const notify = useNotify();
  const remove = useBackupCall(({ name }: Backup) => ask(backups.remove, { params: { name } }));
  return (
    <Question
      text={say('backupDeleteQuestion')}
      isBusy={remove.isPending}
      refusal={remove.isError ? remove.error.message || say('unreachable') : ''}
      onNo={onClose}
      onYes={() =>
        remove.mutate(backup, {
          onSuccess: ({ message }) => {
            notify({ text: message });
            onClose();
          },
        })
      }
    >
      <p className="text-muted">{momentOf(backup.made_at)}</p>
    </Question>
  );
}

/**
 * Asks before a backup takes the place of the site, with what there is now beside what there will be; and for the
 * password, because a backup brings along who may log in.
 */
export function RestoreQuestion({ backup, present, onClose }: QuestionProps & { readonly present: BackupCounts }) {
  const say = useWords();
  const language = currentLanguage();
  const params = { name: backup.name };
  const restore = useBackupCall((body: Confirmation) => ask(backups.restore, { params, body }));
  return (
    <PasswordWindow title={say('restoreQuestion')} action="yes" send={restore.mutateAsync} onClose={onClose}>
      <p>{say('restoreLoss', { moment: momentOf(backup.made_at) })}</p>
      <table className="w-full text-sm">
        <thead>
          <tr className="text-muted">
            <th scope="col" className="sr-only">
              {say('backup')}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {say('restoreNow')}
            </th>
            <th scope="col" className="py-1 text-end font-medium">
              {say('restoreThen')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {countNames.map((name) => (
            <tr key={name}>
              <th scope="row" className="py-1 text-start font-normal">
                {say(countWords[name])}
              </th>
              <td className="py-1 text-end">{formatInteger(present[name], language)}</td>
              <td className="py-1 text-end">{formatInteger(backup.counts[name], language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-sm text-muted">{say('restoreLogin')}</p>
    </PasswordWindow>
  );
}

function download({ name }: Backup): void {
  const link = document.createElement('a');
  link.href = addressOfCall(backups.get, { params: { name } });
  link.download = name;
  link.click();
}

/** Asks for the password before a backup leaves the server: it holds more than a session alone should get. */
export function DownloadQuestion({ backup, onClose }: QuestionProps) {
  const say = useWords();
  return (
    <PasswordWindow
      title={say('backupDownloadOf', { moment: momentOf(backup.made_at) })}
      action="backupDownload"
      send={(body) => ask(backups.download, { params: { name: backup.name }, body })}
      onDone={() => download(backup)}
      onClose={onClose}
    >
      <p>{say('backupSafe')}</p>
    </PasswordWindow>
  );
}
