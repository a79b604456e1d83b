import type { Collection } from '../../content/model/collection.ts';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';

interface FeedsProps {
  readonly collection: Collection;
  /** The record whose page it is; `null` for collections that feed a page of their own. */
  readonly recordId: number | null;
}

/** Names the place of the site that a collection feeds, and leads there. */
export function Feeds({ collection: { placement }, recordId }: FeedsProps) {
  const say = useWords();
  const language = currentLanguage();
  const needsId = placement.at.includes(':id');
  const address = needsId ? (recordId === null ? null : placement.at.replace(':id', String(recordId))) : placement.at;
  return (
    <p className="text-sm text-muted">
      {address === '' ? placement.shows[language] : say('shownAt', { place: placement.shows[language] })}{' '}
      {address !== null && address !== '' && (
        <a href={`/${language}${address === '/' ? '' : address}`} target="_blank" rel="noreferrer" className="link">
          {say('seeOnSite')}
        </a>
      )}
    </p>
  );
}
