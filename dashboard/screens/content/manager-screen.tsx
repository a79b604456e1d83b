import { Link } from 'react-router';
import type { Screen } from '../../../content/derive/screens.ts';
import type { Collection } from '../../../content/model/collection.ts';
import { RecordHead } from '../editor/record-head.tsx';
import { RecordOfAddress } from '../editor/record-of-address.tsx';
import { recordEditor } from '../../app/records/record-screen.ts';
import { useTranslations } from '../../app/translations.ts';
import { Sections } from './sections.tsx';

/** The sections of one record, below its picture and title. */
export function ManagerScreen({ of, collections }: Pick<Screen, 'collections'> & { readonly of: Collection }) {
  const t = useTranslations();
  return (
    <RecordOfAddress collection={of}>
      {(record) => (
        <>
          <RecordHead collection={of} record={record}>
            <Link to={recordEditor(of, record.id) ?? '/'} className="button">
              {t('onOnePage')}
            </Link>
          </RecordHead>
          <Sections collections={collections} parentId={record.id} />
        </>
      )}
    </RecordOfAddress>
  );
}
