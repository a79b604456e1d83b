import type { PublishingAction } from '../../../content/publishing/state.ts';
import type { Language } from '../../../language/languages.ts';

/** What is done with a record, as the call takes it. */
export interface PublishingBody {
  readonly action: PublishingAction;
  readonly languages: readonly Language[];
  /** ISO 8601, of `schedule` alone. */
  readonly at?: string;
  /** ISO 8601, of `schedule` alone; `null` takes the time away. */
  readonly until?: string | null;
}
