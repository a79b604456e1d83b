import { useState } from 'react';
import type { Backup, Backups } from '../../../calls/backups.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { formatBytes, formatInteger } from '../../../language/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { countMessages, DeleteBackup, DownloadQuestion, RestoreQuestion } from './backup-questions.tsx';

const kindMessages = {
  backup: 'backupMade',
  nightly: 'backupNightly',
  'before-restore': 'backupBeforeRestore',
  received: 'backupFromElsewhere',
} as const satisfies Record<Backup['kind'], LateMessage>;

type BackupQuestion = { readonly backup: Backup; readonly about: 'download' | 'restore' | 'delete' };

/** The stored backups, newest first, with their actions. */
export function BackupList({ kept, present, job }: Backups) {
  const t = useLateTranslations();
  const language = currentLanguage();
  const [question, setQuestion] = useState<BackupQuestion | null>(null);
  const isBusy = job?.state === 'running';
  const close = () => setQuestion(null);
  return (
    <>
      {kept.length === 0 && <p className="text-muted">{t('noBackups')}</p>}
      <ul className="divide-y divide-line">
        {kept.map((backup) => {
          const timestamp = formatOfficeTime(backup.made_at);
          const { records, files } = backup.counts;
          return (
            <li key={backup.name} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
              <div className="grid grow gap-1">
                <p className="flex flex-wrap items-center gap-2">
                  <time dateTime={backup.made_at} className="font-medium">
                    {timestamp}
                  </time>
                  <span className="badge">{t(kindMessages[backup.kind])}</span>
                </p>
                <p className="text-sm text-muted">
                  {formatBytes(backup.bytes, language)} · {t(countMessages.records)}: {formatInteger(records, language)}{' '}
                  · {t(countMessages.files)}: {formatInteger(files, language)}
                </p>
              </div>
              <Button
                size="small"
                aria-label={t('backupDownloadOf', { moment: timestamp })}
                onPress={() => setQuestion({ backup, about: 'download' })}
              >
                {t('backupDownload')}
              </Button>
              <Button
                size="small"
                isDisabled={isBusy}
                aria-label={t('backupRestoreOf', { moment: timestamp })}
                onPress={() => setQuestion({ backup, about: 'restore' })}
              >
                {t('backupRestore')}
              </Button>
              <Button
                variant="icon"
                aria-label={t('backupDeleteOf', { moment: timestamp })}
                onPress={() => setQuestion({ backup, about: 'delete' })}
              >
                <Icon name="close" className="size-4" />
              </Button>
            </li>
          );
        })}
      </ul>
      {question?.about === 'download' && <DownloadQuestion backup={question.backup} onClose={close} />}
      {question?.about === 'restore' && <RestoreQuestion backup={question.backup} present={present} onClose={close} />}
      {question?.about === 'delete' && <DeleteBackup backup={question.backup} onClose={close} />}
    </>
  );
}
