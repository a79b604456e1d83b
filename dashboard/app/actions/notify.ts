import { createContext, use } from 'react';

/** A record form that left the screen while its save was in progress. */
export interface LeftForm {
  readonly base: string;
  /** `null` for a new record. */
  readonly id: number | null;
  readonly parentId: number | null;
}

/** A message about the result of an action, successful or refused. */
export interface Notice {
  readonly text: string;
  /** The title of the affected record. */
  readonly about?: string | undefined;
  /** The revision or revisions that the undo button reverts. Several are undone together or not at all. */
  readonly undo?: number | readonly number[] | null | undefined;
  /** Undoes a change that is not in the history. Returns the notice to show. */
  readonly onUndo?: () => Promise<Notice>;
  /** The action was refused. The notice stays until the user closes it. */
  readonly isRefusal?: boolean;
  /** Only the newest notice on a topic is shown. */
  readonly topic?: string;
  /** Where the refused form or screen is, if it is no longer visible. */
  readonly back?: LeftForm | { /** The path below `/dashboard`. */ readonly screen: string } | undefined;
}

const NotifyContext = createContext<((notice: Notice) => void) | null>(null);

export const NotifyProvider = NotifyContext.Provider;

/**
 * Returns a function that shows a notice. A notice disappears after a while or when three newer ones arrive. A refusal
 * stays until it is closed.
 */
export function useNotify(): (notice: Notice) => void {
  const notify = use(NotifyContext);
  if (notify === null) throw new Error('There is no NotifyProvider above');
  return notify;
}
