import type { Language } from '../../language/languages.ts';

export type Status = 'draft' | 'scheduled' | 'published';

/** Where a record stands in one language. */
export interface LanguageState {
  readonly status: Status;
  /**
   * The moment (ISO 8601, UTC) at which it is published by itself: of a scheduled record all of it, of a published one
   * the changes that wait; `null` where no time is set.
   */
  readonly at: string | null;
  /**
   * The moment (ISO 8601, UTC) at which it is taken back from visitors by itself, later than `at`; `null` where no time
   * is set, as for every draft.
   */
  readonly until: string | null;
}

export type States = Readonly<Record<Language, LanguageState>>;

/** What the administrator is told of a language: its state, and whether something waits that visitors do not see yet. */
export interface PublishingState extends LanguageState {
  readonly waiting: boolean;
}

/** In which state lists show a record; `waiting`: it is published, and newer values wait. */
export const listedStates = ['draft', 'scheduled', 'published', 'waiting'] as const;
export type ListedState = (typeof listedStates)[number];

export type PublishingStates = Readonly<Record<Language, PublishingState>>;

export const publishingActions = ['publish', 'unpublish', 'schedule', 'cancel', 'discard'] as const;
export type PublishingAction = (typeof publishingActions)[number];

/** The state of a language of which visitors see everything there is. */
export const published: LanguageState = { status: 'published', at: null, until: null };
export const unpublished: LanguageState = { status: 'draft', at: null, until: null };

/**
 * What can be done with one language of a record, by its state. A published record is scheduled when changes of it
 * wait: they are then published at that time, and visitors see what was there before until then. For whatever is
 * published, or will be, a time can be set at which it is taken back (`act`).
 */
const allowed: Readonly<Record<PublishingAction, (state: PublishingState) => boolean>> = {
  publish: ({ status, waiting }) => status !== 'published' || waiting,
  unpublish: ({ status }) => status === 'published',
  schedule: ({ status, waiting }) => status !== 'published' || waiting,
  cancel: ({ at, until }) => at !== null || until !== null,
  discard: ({ status, waiting }) => status === 'published' && waiting,
};

/** True where an action changes something in this state; `schedule`: where a time to publish can be set. */
export const isAllowed = (action: PublishingAction, state: PublishingState): boolean => allowed[action](state);

/** True where a time to take it back can be set, without one to publish it. */
export const canEnd = ({ status }: LanguageState): boolean => status !== 'draft';
