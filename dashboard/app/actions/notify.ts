import { createContext, use } from 'react';

/** The form of a record that was left while it was saved. */
export interface LeftForm {
  readonly base: string;
  /** `null` for a new record. */
  readonly id: number | null;
  readonly parentId: number | null;
}

/** What is told of something that was done, or refused. */
export interface Notice {
  readonly text: string;
  /** What the record is called that it was done to. */
  readonly about?: string | undefined;
  /** The change that the notice offers to take back, or several: then all of them or none. */
  readonly undo?: number | readonly number[] | null | undefined;
  /** Takes back a change that the history does not keep; answers what to say about it. */
  readonly takeBack?: () => Promise<Notice>;
  /** Something was not done: it stays until it is closed. */
  readonly isRefusal?: boolean;
  /** Of notices on one topic only the newest is shown. */
  readonly topic?: string;
  /** Leads back to what was refused, where it has left the screen. */
  readonly back?: LeftForm | { /** Its address below `/dashboard`. */ readonly screen: string } | undefined;
}

const NotifyContext = createContext<((notice: Notice) => void) | null>(null);

export const NotifyProvider = NotifyContext.Provider;

/** Shows a sentence that leaves by itself, or when three newer ones have come; a refusal stays until it is closed. */
export function useNotify(): (notice: Notice) => void {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('There is no NotifyProvider above');
  return notify;
}
