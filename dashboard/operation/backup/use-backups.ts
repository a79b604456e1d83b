import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BackupJob, type Backups, backups } from '../../../calls/backups.ts';
import { type Action, useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';

const key = ['backups'];
const restMilliseconds = 700;

/** The stored backups and the current job; polled while a job runs. */
export const useBackups = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(backups.list, { signal }),
    refetchInterval: ({ state }) => (state.data?.job?.state === 'running' ? restMilliseconds : false),
  });

/** The answer to a change: the message to show, and the job that it started. */
interface Changed {
  readonly message: string;
  readonly job?: BackupJob | null;
}

/** Refetches the backups. Not awaited, because after a restore the refetch waits for a new login. */
export const refreshBackups = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: key });

/** Stores a started job in the query cache, so that its end is noticed even if it is over before the next refetch. */
export const noteJob = (queries: QueryClient, { job }: Changed): void => {
  if (job) queries.setQueryData<Backups>(key, (known) => known && { ...known, job });
};

interface BackupActionOptions {
  readonly about?: string;
  /** Shows no notice, because the progress is visible. */
  readonly isSilent?: boolean;
  readonly onDone?: () => void;
}

/** Runs a backup call and refetches the backups, even if the call was refused. */
export function useBackupAction<Request = void>(
  make: (request: Request) => Promise<Changed>,
  { about, isSilent = false, onDone }: BackupActionOptions = {},
): Action<Request, Changed> {
  const queries = useQueryClient();
  return useAction(
    async (request: Request) => {
      const answer = await make(request);
      noteJob(queries, answer);
      return answer;
    },
    {
      ...(about !== undefined && { about }),
      ...(isSilent && { tell: () => null }),
      refresh: refreshBackups,
      ...(onDone && { onDone }),
      onRefused: () => refreshBackups(queries),
    },
  );
}
