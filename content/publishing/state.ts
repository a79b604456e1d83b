import type { Language } from '../../language/languages.ts';

export type Status = 'draft' | 'scheduled' | 'published';

/** The publishing state of a record in one language. */
export interface LanguageState {
  readonly status: Status;
  /**
   * The time (ISO 8601, UTC) of automatic publication: of the whole record if it is scheduled, of the unpublished
   * changes if it is published; `null` if not set.
   */
  readonly at: string | null;
  /** The time (ISO 8601, UTC) of automatic unpublication, later than `at`; `null` if not set, as for every draft. */
  readonly until: string | null;
}

export type States = Readonly<Record<Language, LanguageState>>;

/** The state of a language for the administrator, with whether there are unpublished changes. */
export interface PublishingState extends LanguageState {
  readonly waiting: boolean;
}

/** The states of records in lists. `waiting`: published with unpublished changes. */
export const listedStates = ['draft', 'scheduled', 'published', 'waiting'] as const;
export type ListedState = (typeof listedStates)[number];

export type PublishingStates = Readonly<Record<Language, PublishingState>>;

export const publishingActions = ['publish', 'unpublish', 'schedule', 'cancel', 'discard'] as const;
export type PublishingAction = (typeof publishingActions)[number];

/** The state of a language without unpublished changes. */
export const published: LanguageState = { status: 'published', at: null, until: null };
export const unpublished: LanguageState = { status: 'draft', at: null, until: null };

/**
 * The actions that are possible in each state of a language. A published record can be scheduled if it has unpublished
 * changes: they are published at that time, and visitors see the previous values until then. For a record that is
 * published or scheduled, a time of unpublication can be set (`act`).
 */
const allowed: Readonly<Record<PublishingAction, (state: PublishingState) => boolean>> = {
  publish: ({ status, waiting }) => status !== 'published' || waiting,
  unpublish: ({ status }) => status === 'published',
  schedule: ({ status, waiting }) => status !== 'published' || waiting,
  cancel: ({ at, until }) => at !== null || until !== null,
  discard: ({ status, waiting }) => status === 'published' && waiting,
};

/** True if an action changes something in this state; for `schedule`, if a time of publication can be set. */
export const isAllowed = (action: PublishingAction, state: PublishingState): boolean => allowed[action](state);

/** True if a time of unpublication can be set without a time of publication. */
export const canEnd = ({ status }: LanguageState): boolean => status !== 'draft';
