import { useListTranslations } from './list-translations.ts';

/** So many are named; of more, how many others there are. */
const mostNamed = 50;

interface TitlesOfChosenProps {
  /** What the chosen records are called, as far as that is known here. */
  readonly titles: readonly string[];
  readonly count: number;
}

/** Names the records that something is about to be done with. */
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
