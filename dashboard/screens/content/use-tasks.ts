import { useQuery } from '@tanstack/react-query';
import { type NewsKind, type Task, type TaskKind, type TaskMark, today } from '../../../calls/today.ts';
import type { Notice } from '../../app/actions/notify.ts';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';

/** Milliseconds between refetches while the list is visible. */
const pause = 60_000;

/** Returns the first tasks of a kind. All kinds share one request. */
export const useTasks = (kind: TaskKind) =>
  useQuery({
    // Changes of enquiries invalidate this key.
    queryKey: ['enquiries', 'tasks'],
    queryFn: ({ signal }) => callApi(today.list, { signal }),
    select: (tasks) => tasks.filter((task) => task.kind === kind),
    refetchInterval: pause,
  });

const mark = (body: TaskMark) => callApi(today.mark, { body });

/** Marks a task. The notice can undo it. */
const useMark = ({ kind, subject, title }: Task, body: TaskMark) =>
  useAction(() => mark(body), {
    about: title,
    refuse: 'notice',
    tell: ({ message }): Notice => ({
      text: message,
      onUndo: async () => ({ text: (await mark({ kind, subject, state: 'open' })).message }),
    }),
  });

/** Hides a task until tomorrow. */
export const useSnooze = (task: Task) => useMark(task, { kind: task.kind, subject: task.subject, state: 'snoozed' });

/** Marks a news item as read. */
export const useFinish = (task: Task, kind: NewsKind) => useMark(task, { kind, subject: task.subject, state: 'done' });
