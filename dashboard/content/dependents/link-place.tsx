import { Link } from 'react-router';
import type { OwnLink } from '../../../calls/links.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import { settings } from '../../../content/settings.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { textOf } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';
import { fieldNamed } from './field-named.ts';

/** Where a link is: collection, record and field, linked to the form that edits it. */
export function LinkPlace({ link }: { readonly link: OwnLink }) {
  const t = useTranslations();
  const language = currentLanguage();
  const collection = findCollection(link.base) ?? settings.find(({ base }) => base === link.base);
  const place = t('linkFoundIn', {
    field: fieldNamed(collection, link.field),
    title: textOf(link.title) || `#${link.id}`,
  });
  const screen = recordScreen({ ...link, parentId: link.category_id });
  return (
    <>
      {collection !== undefined && `${headingOf(collection)[language]} · `}
      {screen === null ? (
        place
      ) : (
        <Link to={screen} className="link">
          {place}
        </Link>
      )}
    </>
  );
}
