import { type Language, languages } from '../../language/languages.ts';
import type { Collection } from '../../content/model/collection.ts';
import { missingIn } from '../forms/read-values.ts';
import { useRecords } from '../records/use-records.ts';
import { useWords } from '../words.ts';

interface WrittenInProps {
  readonly collection: Collection;
  readonly parentId: number | null;
}

/** How many of the records that stand here lack words in each language; nothing while there are none. */
export function WrittenIn({ collection, parentId }: WrittenInProps) {
  const say = useWords();
  const { data: records = [] } = useRecords(collection, parentId);
  if (records.length === 0) return null;
  const missing = records.flatMap((record) => missingIn(collection, record));
  const stateOf = (language: Language) => {
    const count = missing.filter((each) => each === language).length;
    return count === 0 ? say('complete') : say('missingCount', { count });
  };
  return (
    <p className="text-sm text-muted">
      {languages
        .map((language) => `${say(language === 'en' ? 'inEnglish' : 'inArabic')}: ${stateOf(language)}`)
        .join(' · ')}
    </p>
  );
}
