import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, isObject, type Read, textAnswer } from '../call.ts';

/** How much of a site there is. */
export interface Counts {
  readonly records: number;
  readonly files: number;
  readonly enquiries: number;
  readonly messages: number;
  readonly subscribers: number;
}

export interface Backup {
  readonly name: string;
  readonly kind: 'backup' | 'before-restore' | 'received';
  readonly bytes: number;
  readonly madeAt: string;
  readonly counts: Counts;
}

/** What goes on, or went on last. */
export interface Job {
  readonly kind: 'backup' | 'restore';
  readonly state: 'running' | 'done' | 'failed' | 'cancelled';
  readonly step: 'reading' | 'saving' | 'writing';
  readonly share: number;
  readonly name: string;
  /** Why it failed. */
  readonly reason: string;
}

export interface Backups {
  readonly kept: readonly Backup[];
  readonly mostKept: number;
  readonly present: Counts;
  readonly job: Job | null;
}

const isOneOf = <Text extends string>(value: unknown, ...texts: readonly Text[]): value is Text =>
  texts.some((text) => text === value);

function toCounts(value: unknown): Counts {
  const counts = isObject(value) ? value : {};
  const { records, files, enquiries, messages, subscribers } = counts;
  return {
    records: Number(records ?? 0),
    files: Number(files ?? 0),
    enquiries: Number(enquiries ?? 0),
    messages: Number(messages ?? 0),
    subscribers: Number(subscribers ?? 0),
  };
}

function toBackup(value: unknown): Backup[] {
  if (!isObject(value)) return [];
  const { name, kind, bytes, made_at: madeAt, counts } = value;
  if (typeof name !== 'string' || typeof bytes !== 'number' || typeof madeAt !== 'string') return [];
  if (!isOneOf(kind, 'backup', 'before-restore', 'received')) return [];
  return [{ name, kind, bytes, madeAt, counts: toCounts(counts) }];
}

function toJob(value: unknown): Job | null {
  if (!isObject(value)) return null;
  const { kind, state, step, share, name, reason } = value;
  if (!isOneOf(kind, 'backup', 'restore') || !isOneOf(state, 'running', 'done', 'failed', 'cancelled')) return null;
  if (!isOneOf(step, 'reading', 'saving', 'writing')) return null;
  return {
    kind,
    state,
    step,
    share: Number(share),
    name: String(name),
    reason: typeof reason === 'string' ? reason : '',
  };
}

const backupsAnswer: Read<Backups> = (answer) => {
  if (!isObject(answer) || !Array.isArray(answer['kept'])) return null;
  return {
    kept: answer['kept'].flatMap(toBackup),
    mostKept: Number(answer['most_kept']),
    present: toCounts(answer['present']),
    job: toJob(answer['job']),
  };
};

const key = ['backups'];
const restMilliseconds = 700;

/** The kept backups and the work on them; asked again and again while something goes on. */
export const useBackups = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call('/backups', backupsAnswer, { signal }),
    refetchInterval: ({ state }) => (state.data?.job?.state === 'running' ? restMilliseconds : false),
  });

/** What a change is answered with: the sentence to show, and the work that it began. */
const changeAnswer: Read<{ readonly message: string; readonly job: Job | null }> = (answer) => {
  const message = textAnswer('message')(answer);
  return message === null ? null : { message, job: isObject(answer) ? toJob(answer['job']) : null };
};

/**
 * Asks something of the server and reads the backups again. Work that began is known from then on, also where it is
 * over before they are read. Nobody waits for that reading: after a restore it waits for the login.
 */
export function useBackupCall<Request>(
  make: (request: Request) => { path: string; method: 'POST' | 'DELETE'; body?: object },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: Request) => {
      const { path, ...rest } = make(request);
      return call(path, changeAnswer, rest);
    },
    networkMode: 'always',
    onSuccess: ({ job }) => {
      if (job !== null) queries.setQueryData<Backups>(key, (known) => known && { ...known, job });
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: key }),
  });
}
