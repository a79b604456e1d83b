import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type BackupJob, backups } from '../../../calls/backups.ts';
import type { LateWord } from '../../../language/late-words.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { callApi } from '../../app/call-api.ts';
import { useNotify } from '../../app/actions/notify.ts';
import { invalidateQueries } from '../../app/actions/invalidate-queries.ts';
import { useLateWords } from '../../app/late-words.ts';
import { useBackupAction } from './use-backups.ts';

const stepWords = {
  backup: { reading: 'backupStepReading', saving: 'backupStepSaving', writing: 'backupStepWriting' },
  restore: { reading: 'backupStepReading', saving: 'restoreStepSaving', writing: 'backupStepWriting' },
} as const satisfies Record<BackupJob['kind'], Record<BackupJob['step'], LateWord>>;

/** A restore can be stopped as long as it has changed nothing. */
const canStop = ({ kind, step }: BackupJob): boolean => kind === 'backup' || step === 'reading';

/** How the work ended, as a sentence. */
function useOutcome(): (job: BackupJob) => string {
  const say = useLateWords();
  return ({ kind, state, reason }) => {
    if (state === 'cancelled') return say('backupWasStopped');
    if (state === 'failed') return say(kind === 'backup' ? 'backupFailed' : 'restoreFailed', { reason: reason ?? '' });
    return say(kind === 'backup' ? 'backupDone' : 'restoreDone');
  };
}

/** How far the work is, with the way to stop it; when it ends, how it ended is told. */
export function JobState({ job }: { readonly job: BackupJob | null }) {
  const say = useLateWords();
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
  const step = say(stepWords[job.kind][job.step]);
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
        {job.step !== 'writing' && say('percent', { number })}
        {canStop(job) && (
          <Button variant="text" isDisabled={stop.isPending} onPress={() => stop.start()}>
            {say('backupStop')}
          </Button>
        )}
      </p>
      {stop.refusal !== null && <Alert>{stop.refusal.text}</Alert>}
    </section>
  );
}
