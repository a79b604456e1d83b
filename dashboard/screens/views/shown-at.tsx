import { Link } from 'react-router';
import { inLanguage } from '../../../content/language-prefix.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { recordQuery } from '../../../content/record-address.ts';
import { fillRoute, routes } from '../../../content/routes.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordEditor } from '../../app/records/record-screen.ts';
import { useRecord } from '../../app/records/use-records.ts';
import { useTranslations } from '../../app/translations.ts';

interface ShownAtProps {
  readonly collection: Collection;
  /** The record whose page it is; `null` for collections with a page of their own. */
  readonly recordId: number | null;
}

/** Leads to a page of the site; to its preview as long as visitors find nothing at its address. */
function PageLink({
  collection,
  id,
  address,
}: {
  readonly collection: Collection;
  readonly id: number;
  readonly address: string;
}) {
  const t = useTranslations();
  const language = currentLanguage();
  const state = useRecord(collection, id).data?.publishing?.[language].status;
  const editor = recordEditor(collection, id);
  if (state !== undefined && state !== 'published' && editor !== null)
    return (
      <Link to={`${editor}?preview`} className="link">
        {t('seePreview')}
      </Link>
    );
  return <SiteLink address={address} />;
}

function SiteLink({ address }: { readonly address: string }) {
  const t = useTranslations();
  return (
    <a href={inLanguage(address, currentLanguage())} target="_blank" rel="noreferrer" className="link">
      {t('seeOnSite')}
    </a>
  );
}

/** The page that shows a record or its sections; `null` where only a record has one, and none is given. */
function addressOf(collection: Collection, recordId: number | null): string | null {
  const { page, parent } = collection;
  if (page === undefined) return null;
  if (recordId === null) return routes[page.at].includes(':id') ? null : fillRoute(page.at, {});
  // The page of a section is that of the record it belongs to.
  const shown = parent?.page ?? page;
  return fillRoute(page.at, { id: recordId }, recordQuery(shown, { id: recordId, title: '', parent: null }));
}

/** Says where on the site a collection is shown, and leads there. */
export function ShownAt({ collection, recordId }: ShownAtProps) {
  const t = useTranslations();
  const { page, placement } = collection;
  const address = addressOf(collection, recordId);
  const isOfRecord = page !== undefined && (routes[page.at].includes(':id') || page.query !== undefined);
  const shows = placement.shows[currentLanguage()];
  return (
    <p className="text-sm text-muted">
      {page === undefined ? shows : t('shownAt', { place: shows })}{' '}
      {address !== null &&
        (isOfRecord && recordId !== null ? (
          <PageLink collection={collection.parent ?? collection} id={recordId} address={address} />
        ) : (
          <SiteLink address={address} />
        ))}
    </p>
  );
}
