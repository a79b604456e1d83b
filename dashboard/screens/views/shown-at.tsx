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

/** Links to a page of the site, or to its preview while the record is not published. */
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

/** The address of the page that shows a record or its sections; `null` if the page needs a record and there is none. */
function addressOf(collection: Collection, recordId: number | null): string | null {
  const { page, parent } = collection;
  if (page === undefined) return null;
  if (recordId === null) return routes[page.at].includes(':id') ? null : fillRoute(page.at, {});
  // A section is shown on the page of its parent.
  const shown = parent?.page ?? page;
  return fillRoute(page.at, { id: recordId }, recordQuery(shown, { id: recordId, title: '', parent: null }));
}

/** Shows where on the site a collection appears, with a link. */
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
