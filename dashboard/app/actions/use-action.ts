import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { CallFailure, isObject } from '../call-failure.ts';
import { useTranslations } from '../translations.ts';
import { type Notice, useNotify } from './notify.ts';
import { type ActionError, toActionError } from './action-error.ts';
import { invalidateQueries } from './invalidate-queries.ts';

interface ActionOptions<Request, Answer> {
  /** What the record is called that it is done to. */
  readonly about?: string | ((request: Request) => string);
  /** What is told of it: the sentence of the answer, and what takes it back, unless said; `null` for nothing. */
  readonly tell?: (answer: Answer, request: Request) => Notice | null;
  /**
   * Where a refusal is told: beside what was pressed, by whoever shows `refusal`, or in a notice. One that arrives when
   * what shows it has left the screen is a notice in either case.
   */
  readonly refuse?: 'here' | 'notice';
  /** What that notice says, and where it leads; the reason and the screen that was left, unless said. */
  readonly left?: (error: Error, request: Request) => Pick<Notice, 'text' | 'back'>;
  /** What is read anew before it counts as done: all that is on the screen unless said. */
  readonly refresh?: (queries: QueryClient) => unknown;
  /** Follows where it was done, also when what it was started from has left the screen. */
  readonly onDone?: (answer: Answer, request: Request) => unknown;
  readonly onRefused?: (error: Error, request: Request) => unknown;
  /** Actions of one name are done one after the other. */
  readonly queue?: string;
}

export interface Action<Request, Answer> {
  readonly start: (request: Request) => void;
  /** As `start`; answers when it is done, with `null` where it was refused. */
  readonly run: (request: Request) => Promise<Answer | null>;
  readonly isPending: boolean;
  /** Why it was not done the last time. */
  readonly refusal: ActionError | null;
  /** What it was answered the last time. */
  readonly answer: Answer | undefined;
  /** Does again what was refused. */
  readonly retry: () => void;
  readonly forget: () => void;
}

/** The sentence of an answer that has one, and the changes that take it back. */
function noticeIn(answer: unknown): Notice | null {
  if (!isObject(answer) || typeof answer['message'] !== 'string') return null;
  const undo = [answer['undo']].flat().filter((id): id is number => typeof id === 'number');
  return { text: answer['message'], undo };
}

/** The address of the present screen, below `/dashboard`. */
const screenNow = (): string => `${location.pathname.replace(/^\/dashboard/, '') || '/'}${location.search}`;

/** What others changed, or took away, is not on the screen yet. */
const isOutdated = (error: unknown): boolean =>
  error instanceof CallFailure && (error.status === 409 || error.status === 404);

/**
 * One change that somebody starts: it shows that it is under way, tells that it is done, naming the record and offering
 * to take it back, has the screen read anew, and tells why it was refused. None is started while it is under way.
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
    // These are called even where the component has left the screen.
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
  // Known at once, unlike what the screen shows: a double click must not do it twice.
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
