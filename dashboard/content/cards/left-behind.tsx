import { Link } from 'react-router';
import type { Dependents } from '../../../calls/links.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import type { ListMessages } from '../../../language/list-messages.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { fieldNamed } from '../links/field-named.ts';
import { LinkPlace } from '../links/link-place.tsx';
import { recordScreen } from '../../app/records/record-screen.ts';
import { textOf } from '../../app/records/api-record.ts';

interface NamingProps {
  readonly naming: Dependents['naming'][number];
  readonly tList: ListMessages;
}

function Naming({ naming, tList }: NamingProps) {
  const { base, field, count, first } = naming;
  const collection = findCollection(base);
  const section = collection === undefined ? base : headingOf(collection)[currentLanguage()];
  const others = count - first.length;
  return (
    <div>
      <p>{tList('referenceLost', { section, count, field: fieldNamed(collection, field) })}</p>
      <ul className="list-disc ps-5 text-sm">
        {first.map(({ id, title }) => (
          <li key={id}>
            <Link to={recordScreen({ base, id, parentId: null }) ?? '/'} className="link">
              <bdi>{textOf(title) || `#${id}`}</bdi>
            </Link>
          </li>
        ))}
        {others > 0 && <li>{tList('bulkOthers', { count: others })}</li>}
      </ul>
    </div>
  );
}

interface LeftBehindProps {
  readonly dependents: Dependents;
  readonly tList: ListMessages;
}

/** Lists what refers to the deleted records: other records, and links to their pages. */
export function LeftBehind({ dependents: { naming, linking }, tList }: LeftBehindProps) {
  const others = linking.count - linking.first.length;
  return (
    <>
      {naming.map((each) => (
        <Naming key={`${each.base}/${each.field}`} naming={each} tList={tList} />
      ))}
      {linking.count > 0 && (
        <div>
          <p>{tList('linksLost', { count: linking.count })}</p>
          <ul className="list-disc ps-5 text-sm">
            {linking.first.map((link) => (
              <li key={`${link.base}/${link.id}/${link.field}/${link.link}`}>
                <LinkPlace link={link} />
              </li>
            ))}
            {others > 0 && <li>{tList('bulkOthers', { count: others })}</li>}
          </ul>
        </div>
      )}
    </>
  );
}
