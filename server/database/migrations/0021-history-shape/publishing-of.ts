import { isSame, type Json, type Names } from './old-json.ts';

interface Publishing {
  readonly publishing: string | null;
  readonly languages: string | null;
}

const languages = ['en', 'ar'] as const;
type Language = (typeof languages)[number];

const told = (publishing: string, meant: readonly Language[]): Publishing => ({
  publishing,
  languages: meant.length === languages.length ? 'both' : (meant[0] ?? null),
});

const newestOf = (record: Names): Json => record['draft'] ?? record['fields'] ?? null;
const statusOf = (record: Names, language: Language) => record[`status_${language}`] ?? 'published';
const timeOf = (record: Names, language: Language) => record[`publish_at_${language}`] ?? null;

const actions: readonly (readonly [string, (was: Names, is: Names, language: Language) => boolean])[] = [
  ['publish', (was, is, each) => statusOf(was, each) !== 'published' && statusOf(is, each) === 'published'],
  ['unpublish', (was, is, each) => statusOf(was, each) === 'published' && statusOf(is, each) !== 'published'],
  ['schedule', (was, is, each) => timeOf(is, each) !== null && timeOf(is, each) !== timeOf(was, each)],
  [
    'cancel',
    (was, is, each) => timeOf(was, each) !== null && timeOf(is, each) === null && statusOf(was, each) !== 'published',
  ],
];

/** What a change did to what visitors see of its record, as the history told it until now. */
export function publishingOf(was: Names | null, is: Names): Publishing {
  const plain: Publishing = { publishing: null, languages: null };
  if (was === null) {
    const drafts = languages.filter((language) => statusOf(is, language) === 'draft');
    return drafts.length === 0 ? plain : told('draft', drafts);
  }
  for (const [action, isMeant] of actions) {
    const meant = languages.filter((language) => isMeant(was, is, language));
    if (meant.length > 0) return told(action, meant);
  }
  const hasNewValues = !isSame(newestOf(was), newestOf(is));
  const isSeen = !isSame(was['fields'] ?? null, is['fields'] ?? null);
  if (isSeen) return hasNewValues ? plain : told('publish', []);
  if (hasNewValues) return told((is['draft'] ?? null) === null ? 'discard' : 'draft', []);
  const isStill = languages.every(
    (each) => statusOf(was, each) === statusOf(is, each) && timeOf(was, each) === timeOf(is, each),
  );
  return isStill ? plain : told('cancel', []);
}
