import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type BackupJob, backups } from '../../../calls/backups.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { useNotify } from '../../app/actions/notify.ts';
import { invalidateQueries } from '../../app/actions/invalidate-queries.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { useBackupAction } from './use-backups.ts';

const stepMessages = {
  backup: { reading: 'backupStepReading', saving: 'backupStepSaving', writing: 'backupStepWriting' },
  restore: { reading: 'backupStepReading', saving: 'restoreStepSaving', writing: 'backupStepWriting' },
} as const satisfies Record<BackupJob['kind'], Record<BackupJob['step'], LateMessage>>;

/** A restore can be cancelled as long as it has changed nothing. */
const canStop = ({ kind, step }: BackupJob): boolean => kind === 'backup' || step === 'reading';

/** The result of a job as a sentence. */
function useOutcome(): (job: BackupJob) => string {
  const t = useLateTranslations();
  return ({ kind, state, reason }) => {
    if (state === 'cancelled') return t('backupWasStopped');
    if (state === 'failed') return t(kind === 'backup' ? 'backupFailed' : 'restoreFailed', { reason: reason ?? '' });
    return t(kind === 'backup' ? 'backupDone' : 'restoreDone');
  };
}

/** The progress of a job with a cancel button. Shows a notice with the result at the end. */
export function JobState({ job }: { readonly job: BackupJob | null }) {
  const t = useLateTranslations();
  const notify = useNotify();
  const queries = useQueryClient();
  const outcomeOf = useOutcome();
  const stop = useBackupAction(() => callApi(backups.stop), { isSilent: true });
  const seen = useRef(job?.state);

  useEffect(() => {
    const wasRunning = seen.current === 'running';
    seen.current = job?.state;
    if (!wasRunning || job === null || job.state === 'running') return;
    notify({ text: outcomeOf(job) });
    if (job.kind === 'restore') void invalidateQueries(queries);
  });

  if (job?.state !== 'running') return null;
  const number = Math.round(job.share * 100);
  const step = t(stepMessages[job.kind][job.step]);
  return (
    <section className="card grid gap-3 p-5" aria-label={step}>
      <p className="flex flex-wrap items-center gap-x-3" role="status">
        <span className="font-medium">{step}</span>
      </p>
      <progress
        className="upload-bar"
        max={1}
        aria-label={step}
        {...(job.step !== 'writing' && { value: job.share })}
      />
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        {job.step !== 'writing' && t('percent', { number })}
        {canStop(job) && (
          <Button variant="text" isDisabled={stop.isPending} onPress={() => stop.start()}>
            {t('backupStop')}
          </Button>
        )}
      </p>
      {stop.refusal !== null && <Alert>{stop.refusal.text}</Alert>}
    </section>
  );
}
