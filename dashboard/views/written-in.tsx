import type { AnsweredRecord } from '../../calls/model/record.ts';
import { type Language, languages } from '../../language/languages.ts';
import type { Collection } from '../../content/model/collection.ts';
import { useMissingCounts } from '../cards/use-missing-counts.ts';
import { useRecords } from '../records/use-records.ts';
import { useWords } from '../words.ts';

interface WrittenInProps {
  readonly collection: Collection;
  readonly parentId: number | null;
}

const none: readonly AnsweredRecord[] = [];

/** How many of the records that stand here lack words in each language; nothing while there are none. */
export function WrittenIn({ collection, parentId }: WrittenInProps) {
  const say = useWords();
  const { data: records = none } = useRecords(collection, parentId);
  const missing = useMissingCounts(collection, records);
  if (records.length === 0) return null;
  const stateOf = (language: Language) => {
    if (missing === null) return say('loading');
    return missing[language] === 0 ? say('complete') : say('missingCount', { count: missing[language] });
  };
  return (
    <p className="text-sm text-muted">
      {languages
        .map((language) => `${say(language === 'en' ? 'inEnglish' : 'inArabic')}: ${stateOf(language)}`)
        .join(' · ')}
    </p>
  );
}
