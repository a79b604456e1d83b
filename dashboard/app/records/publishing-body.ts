import type { PublishingAction } from '../../../content/publishing/state.ts';
import type { Language } from '../../../language/languages.ts';

/** The body of the publishing call. */
export interface PublishingBody {
  readonly action: PublishingAction;
  readonly languages: readonly Language[];
  /** ISO 8601; only for `schedule`. */
  readonly at?: string;
  /** ISO 8601; only for `schedule`. `null` removes the end time. */
  readonly until?: string | null;
}
