import { type Language, languages } from '../../language/languages.ts';
import { type DocumentState, newestOf } from './document-state.ts';
import { isSame } from '../../fields/is-same.ts';
import type { LanguageState, PublishingAction } from './state.ts';

/** The effect of a change on the publishing of a record, and the affected languages. */
export interface PublishingChange {
  readonly action: PublishingAction | 'draft';
  readonly languages: readonly Language[];
}

type Pair = readonly [LanguageState, LanguageState];

const isPublished = ({ status }: LanguageState): boolean => status === 'published';

const isSet = (before: string | null, after: string | null): boolean => after !== null && after !== before;

const changes: readonly (readonly [PublishingAction, (pair: Pair) => boolean])[] = [
  ['publish', ([before, after]) => !isPublished(before) && isPublished(after)],
  ['unpublish', ([before, after]) => isPublished(before) && !isPublished(after)],
  ['schedule', ([before, after]) => isSet(before.at, after.at) || isSet(before.until, after.until)],
  ['cancel', ([before, after]) => before.at !== null && after.at === null && before.status !== 'published'],
  ['cancel', ([before, after]) => before.until !== null && after.until === null],
];

/**
 * Derives the name of a change in the history from its effect; `null` for an ordinary change that is published at once.
 */
export function nameChange(before: DocumentState | null, after: DocumentState): PublishingChange | null {
  const drafts = languages.filter((language) => after.states[language].status === 'draft');
  if (before === null) return drafts.length === 0 ? null : { action: 'draft', languages: drafts };
  for (const [action, isMeant] of changes) {
    const meant = languages.filter((language) => isMeant([before.states[language], after.states[language]]));
    if (meant.length > 0) return { action, languages: meant };
  }
  const hasNewValues = !isSame(newestOf(before), newestOf(after));
  const isSeen = !isSame(before.published, after.published);
  if (isSeen) return hasNewValues ? null : { action: 'publish', languages: [] };
  if (hasNewValues) return { action: after.waiting === null ? 'discard' : 'draft', languages: [] };
  return isSame(before.states, after.states) ? null : { action: 'cancel', languages: [] };
}
