import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { CallFailure, isObject } from '../call-failure.ts';
import { useTranslations } from '../translations.ts';
import { type Notice, useNotify } from './notify.ts';
import { type ActionError, toActionError } from './action-error.ts';
import { invalidateQueries } from './invalidate-queries.ts';

interface ActionOptions<Request, Answer> {
  /** The title of the affected record. */
  readonly about?: string | ((request: Request) => string);
  /** The notice after a success, `null` for none. Default: the message of the answer with its undo. */
  readonly tell?: (answer: Answer, request: Request) => Notice | null;
  /**
   * Where a refusal is shown: `here` by the component that reads `refusal`, or in a notice. If the component has left
   * the screen, it is always a notice.
   */
  readonly refuse?: 'here' | 'notice';
  /** Text and link of that notice. Default: the reason, and the screen that was left. */
  readonly left?: (error: Error, request: Request) => Pick<Notice, 'text' | 'back'>;
  /** Refetches data before the action counts as done. Default: everything on the screen. */
  readonly refresh?: (queries: QueryClient) => unknown;
  /** Called after a success, even if the component has left the screen. */
  readonly onDone?: (answer: Answer, request: Request) => unknown;
  readonly onRefused?: (error: Error, request: Request) => unknown;
  /** Actions with the same queue name run one after the other. */
  readonly queue?: string;
}

export interface Action<Request, Answer> {
  readonly start: (request: Request) => void;
  /** Like `start`, but resolves when the action is done, with `null` if it was refused. */
  readonly run: (request: Request) => Promise<Answer | null>;
  readonly isPending: boolean;
  /** Why the last run failed. */
  readonly refusal: ActionError | null;
  /** The answer of the last run. */
  readonly answer: Answer | undefined;
  /** Repeats the last run. */
  readonly retry: () => void;
  readonly forget: () => void;
}

/** The message of an answer, if it has one, and the revisions that undo it. */
function noticeIn(answer: unknown): Notice | null {
  if (!isObject(answer) || typeof answer['message'] !== 'string') return null;
  const undo = [answer['undo']].flat().filter((id): id is number => typeof id === 'number');
  return { text: answer['message'], undo };
}

/** The path of the current screen below `/dashboard`, with its query. */
const screenNow = (): string => `${location.pathname.replace(/^\/dashboard/, '') || '/'}${location.search}`;

/** A conflict or a deleted record means that the screen shows old data. */
const isOutdated = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 409 || error.status === 404);

/**
 * Runs one change: exposes its pending state, shows a notice with the record's title and an undo button, refetches the
 * screen and reports a refusal. Ignores a second start while the first runs, unless the action has a queue.
 */
export function useAction<Request = void, Answer = unknown>(
  work: (request: Request) => Promise<Answer>,
  options: ActionOptions<Request, Answer> = {},
): Action<Request, Answer> {
  const { about, tell, refuse = 'here', left, refresh = invalidateQueries, onDone, onRefused, queue } = options;
  const t = useTranslations();
  const notify = useNotify();
  const queries = useQueryClient();
  const isOnScreen = useRef(true);
  useEffect(() => {
    isOnScreen.current = true;
    return () => void (isOnScreen.current = false);
  }, []);
  const nameOf = (request: Request) => (typeof about === 'function' ? about(request) : about);
  const { mutateAsync, isPending, error, data, reset } = useMutation({
    mutationFn: work,
    networkMode: 'always',
    ...(queue !== undefined && { scope: { id: queue } }),
    // React Query calls these even after the component has unmounted.
    onSuccess: async (answer, request) => {
      const notice = tell === undefined ? noticeIn(answer) : tell(answer, request);
      if (notice !== null) notify({ about: nameOf(request), ...notice });
      await refresh(queries);
      onDone?.(answer, request);
    },
    onError: async (fault, request) => {
      const hasLeft = !isOnScreen.current;
      if (refuse === 'notice' || hasLeft) {
        const back =
          last.current !== null && last.current.screen !== screenNow() ? { screen: last.current.screen } : undefined;
        notify({
          about: nameOf(request),
          isRefusal: true,
          ...(hasLeft && left !== undefined ? left(fault, request) : { text: toActionError(fault, t).text, back }),
        });
      }
      if (isOutdated(fault)) await refresh(queries);
      onRefused?.(fault, request);
    },
  });
  // A ref changes at once, unlike state, so a double click does not run the action twice.
  const isRunning = useRef(false);
  const last = useRef<{ readonly request: Request; readonly screen: string } | null>(null);
  const run = async (request: Request): Promise<Answer | null> => {
    if (isRunning.current && queue === undefined) return null;
    isRunning.current = true;
    last.current = { request, screen: screenNow() };
    try {
      return await mutateAsync(request);
    } catch {
      return null;
    } finally {
      isRunning.current = false;
    }
  };
  const refusal = useMemo(() => (error === null ? null : toActionError(error, t)), [error, t]);
  return {
    run,
    start: (request) => void run(request),
    isPending,
    refusal,
    answer: data,
    retry: () => {
      if (last.current !== null) void run(last.current.request);
    },
    forget: reset,
  };
}
