import { useQuery } from '@tanstack/react-query';
import { type NewsKind, type Task, type TaskKind, type TaskMark, today } from '../../../calls/today.ts';
import type { Notice } from '../../app/actions/notify.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';

/** How often tasks are read again while they are looked at, in milliseconds. */
const pause = 60_000;

/** The first tasks of a kind; all kinds share one answer. */
export const useTasks = (kind: TaskKind) =>
  useQuery({
    // Every change of enquiries reads it again.
    queryKey: ['enquiries', 'tasks'],
    queryFn: ({ signal }) => callApi(today.list, { signal }),
    select: (tasks) => tasks.filter((task) => task.kind === kind),
    refetchInterval: pause,
  });

const mark = (body: TaskMark) => callApi(today.mark, { body });

/** Marks a task; the notice shows it again. */
const useMark = ({ kind, subject, title }: Task, body: TaskMark) =>
  useAction(() => mark(body), {
    about: title,
    refuse: 'notice',
    tell: ({ message }): Notice => ({
      text: message,
      takeBack: async () => ({ text: (await mark({ kind, subject, state: 'open' })).message }),
    }),
  });

/** Puts a task off until tomorrow. */
export const useSnooze = (task: Task) => useMark(task, { kind: task.kind, subject: task.subject, state: 'snoozed' });

/** Notes that a task of which an administrator only has to know was seen to. */
export const useFinish = (task: Task, kind: NewsKind) => useMark(task, { kind, subject: task.subject, state: 'done' });
