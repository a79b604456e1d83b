import { inLanguage } from '../../content/language-prefix.ts';
import type { Collection } from '../../content/model/collection.ts';
import { fillRoute, routes } from '../../content/routes.ts';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';

interface FeedsProps {
  readonly collection: Collection;
  /** The record whose page it is; `null` for collections that feed a page of their own. */
  readonly recordId: number | null;
}

/** Names the place of the site that a collection feeds, and leads there. */
export function Feeds({ collection: { page, placement }, recordId }: FeedsProps) {
  const say = useWords();
  const language = currentLanguage();
  const lacksId = page !== undefined && routes[page.at].includes(':id') && recordId === null;
  const address = page === undefined || lacksId ? null : fillRoute(page.at, { id: recordId ?? undefined });
  return (
    <p className="text-sm text-muted">
      {page === undefined ? placement.shows[language] : say('shownAt', { place: placement.shows[language] })}{' '}
      {address !== null && (
        <a href={inLanguage(address, language)} target="_blank" rel="noreferrer" className="link">
          {say('seeOnSite')}
        </a>
      )}
    </p>
  );
}
