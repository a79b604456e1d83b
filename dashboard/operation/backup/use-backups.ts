import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BackupJob, type Backups, backups } from '../../../calls/backups.ts';
import { type Action, useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';

const key = ['backups'];
const restMilliseconds = 700;

/** The kept backups and the work on them; asked again and again while something goes on. */
export const useBackups = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => callApi(backups.list, { signal }),
    refetchInterval: ({ state }) => (state.data?.job?.state === 'running' ? restMilliseconds : false),
  });

/** What a change is answered with: the sentence to show, and the work that it began. */
interface Changed {
  readonly message: string;
  readonly job?: BackupJob | null;
}

/** Reads the backups again; nobody waits for it: after a restore it waits for the login. */
export const refreshBackups = (queries: QueryClient): void => void queries.invalidateQueries({ queryKey: key });

/** Work that began is known from then on, also where it is over before the backups are read. */
export const noteJob = (queries: QueryClient, { job }: Changed): void => {
  if (job) queries.setQueryData<Backups>(key, (known) => known && { ...known, job });
};

interface BackupActionOptions {
  readonly about?: string;
  /** Nothing is told of it: its progress is seen. */
  readonly isSilent?: boolean;
  readonly onDone?: () => void;
}

/** Asks something of the server and reads the backups again, also where it was refused. */
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
