import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type BackupJob, type Backups, backups } from '../../calls/backups.ts';
import { ask } from '../ask.ts';

const key = ['backups'];
const restMilliseconds = 700;

/** The kept backups and the work on them; asked again and again while something goes on. */
export const useBackups = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(backups.list, { signal }),
    refetchInterval: ({ state }) => (state.data?.job?.state === 'running' ? restMilliseconds : false),
  });

/** What a change is answered with: the sentence to show, and the work that it began. */
interface Changed {
  readonly message: string;
  readonly job?: BackupJob | null;
}

/**
 * Asks something of the server and reads the backups again. Work that began is known from then on, also where it is
 * over before they are read. Nobody waits for that reading: after a restore it waits for the login.
 */
export function useBackupCall<Request>(make: (request: Request) => Promise<Changed>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: make,
    networkMode: 'always',
    onSuccess: ({ job }) => {
      if (job) queries.setQueryData<Backups>(key, (known) => known && { ...known, job });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: key }),
  });
}
