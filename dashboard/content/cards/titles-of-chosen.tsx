import { useListTranslations } from './list-translations.ts';

/** The number of titles listed; the rest is only counted. */
const mostNamed = 50;

interface TitlesOfChosenProps {
  /** The titles of the selected records that are loaded. */
  readonly titles: readonly string[];
  readonly count: number;
}

/** Lists the records that an action is about to change. */
export function TitlesOfChosen({ titles, count }: TitlesOfChosenProps) {
  const tList = useListTranslations();
  const named = titles.slice(0, mostNamed);
  return (
    <>
      <ul className="max-h-40 list-disc overflow-auto ps-5 text-muted">
        {named.map((title, index) => (
          <li key={`${index} ${title}`}>
            <bdi>{title}</bdi>
          </li>
        ))}
      </ul>
      {count > named.length && <p className="text-muted">{tList('bulkOthers', { count: count - named.length })}</p>}
    </>
  );
}
