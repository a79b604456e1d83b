import { Link } from 'react-router';
import type { FileUse } from '../../../calls/library.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import { settings } from '../../../content/settings.ts';
import { apiNameOf } from '../../../fields/field.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { textOf } from '../../app/records/api-record.ts';
import { useTranslations } from '../../app/translations.ts';

function Use({ use }: { readonly use: FileUse }) {
  const t = useTranslations();
  const language = currentLanguage();
  const collection = findCollection(use.base) ?? settings.find(({ base }) => base === use.base);
  if (collection === undefined) return <>{use.base}</>;
  const declared = Object.entries(collection.fields).find(([name, field]) => apiNameOf(name, field) === use.field);
  const label = (declared && fieldLabel(...declared)?.[language]) ?? use.field;
  const forWhom = use.language === null ? '' : ` (${t(use.language === 'en' ? 'inEnglish' : 'inArabic')})`;
  const title = textOf(use.title) || `#${use.id}`;
  const screen = recordScreen({ base: use.base, id: use.id, parentId: use.category_id });
  return (
    <>
      {screen === null ? (
        <bdi className="font-medium">{title}</bdi>
      ) : (
        <Link to={screen} className="link font-medium">
          <bdi>{title}</bdi>
        </Link>
      )}{' '}
      <span className="text-sm text-muted">
        {headingOf(collection)[language]} · {label}
        {forWhom}
      </span>
    </>
  );
}

/** The uses of a file, linked to their screens. */
export function FileUses({ uses }: { readonly uses: readonly FileUse[] }) {
  return (
    <ul className="grid max-h-72 gap-1 overflow-y-auto">
      {uses.map((use) => (
        <li key={`${use.base}/${use.id}/${use.field}/${use.language}`}>
          <Use use={use} />
        </li>
      ))}
    </ul>
  );
}
