import { isLanguage, type Language } from '../../language/languages.ts';
import { useWords } from '../words.ts';

/** Lists longer than this can be searched. */
const longList = 12;

interface ListToolsProps {
  /** How many records the list has, shown or not. */
  readonly count: number;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly lacking: Language | null;
  readonly onLacking: (lacking: Language | null) => void;
}

/** Finds records in a list: by their title, or by the language that they lack. */
export function ListTools({ count, query, onQuery, lacking, onLacking }: ListToolsProps) {
  const say = useWords();
  return (
    <div className="list-tools">
      {(count > longList || query !== '') && (
        <input
          type="search"
          className="input"
          aria-label={say('searchTitles')}
          placeholder={say('searchTitles')}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
        />
      )}
      <label className="flex shrink-0 items-center gap-2 text-sm text-muted">
        {say('listFilter')}
        <select
          className="input w-auto text-ink"
          value={lacking ?? ''}
          onChange={({ currentTarget: { value } }) => onLacking(isLanguage(value) ? value : null)}
        >
          <option value="">{say('showAll')}</option>
          <option value="ar">{say('showMissingArabic')}</option>
          <option value="en">{say('showMissingEnglish')}</option>
        </select>
      </label>
    </div>
  );
}
