import type { ReactNode } from 'react';
import { backups } from '../../../calls/backups.ts';
import { loadAccountMessages } from '../../../language/account-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { UnfinishedChanges } from '../../content/history/unfinished-changes.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { callApi } from '../../app/call-api.ts';
import { AddBackup } from './add-backup.tsx';
import { ContentExchange } from './content-exchange.tsx';
import { JobState } from './job-state.tsx';
import { BackupList } from './backup-list.tsx';
import { RestoredSite } from './restored-site.tsx';
import { useBackupAction, useBackups } from './use-backups.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

function MakeBackup({ isBusy }: { readonly isBusy: boolean }) {
  const t = useLateTranslations();
  const make = useBackupAction(() => callApi(backups.make), { isSilent: true });
  return (
    <section className="card grid gap-5 p-5" aria-label={t('backupMake')}>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="filled" isPending={make.isPending} isDisabled={isBusy} onPress={() => make.start()}>
          {t('backupMake')}
        </Button>
        <p className="text-sm text-muted">{t('backupSafe')}</p>
      </div>
      {make.refusal !== null && <Alert>{make.refusal.text}</Alert>}
      <AddBackup />
    </section>
  );
}

/** Backups of the whole site: create, keep and restore. */
function BackupParts() {
  const t = useLateTranslations();
  const listed = useBackups();
  return (
    <section className="grid gap-6">
      <header>
        <ScreenTitle>{t('backup')}</ScreenTitle>
        <p className="text-muted">{t('backupIntro')}</p>
      </header>
      {listed.data !== undefined && <RestoredSite {...listed.data} />}
      {/* A job that starts before the list is loaded would be missing from it. */}
      <MakeBackup isBusy={listed.isPending || listed.data?.job?.state === 'running'} />
      <JobState job={listed.data?.job ?? null} />
      <section className="card grid gap-2 p-5" aria-labelledby="kept-backups">
        <div>
          <h3 id="kept-backups" className="text-lg font-medium">
            {t('backupsKept')}
          </h3>
          {listed.data !== undefined && (
            <p className="text-sm text-muted">
              {listed.data.is_scheduled
                ? `${t('backupsScheduledIntro')} ${t('backupsOthersIntro', { count: listed.data.most_kept })}`
                : t('backupsKeptIntro', { count: listed.data.most_kept })}
            </p>
          )}
        </div>
        {listed.isPending && <Loading />}
        {listed.isError && <Retry error={listed.error} onRetry={() => void listed.refetch()} />}
        {listed.data !== undefined && <BackupList {...listed.data} />}
      </section>
      <UnfinishedChanges />
      <ContentExchange />
    </section>
  );
}

/** Loads the messages of the password confirmation, then the screen. */
export async function loadBackupScreen(): Promise<() => ReactNode> {
  await loadAccountMessages(currentLanguage());
  return BackupParts;
}
