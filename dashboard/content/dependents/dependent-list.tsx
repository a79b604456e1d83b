import { Link } from 'react-router';
import type { Dependents } from '../../../calls/links.ts';
import { findCollection } from '../../../content/collections/index.ts';
import { headingOf } from '../../../content/derive/screens.ts';
import type { ListMessages } from '../../../language/list-messages.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { recordScreen } from '../../app/records/record-screen.ts';
import { textOf } from '../../app/records/api-record.ts';
import { fieldNamed } from './field-named.ts';
import { LinkPlace } from './link-place.tsx';

interface DependentListProps {
  readonly dependents: Dependents;
  /** The sentences above the two kinds: records that refer to others, and links to their pages. */
  readonly sentences: Readonly<
    Record<'naming', 'referenceLost' | 'referencesCounted'> & Record<'linking', 'linksLost' | 'linksCounted'>
  >;
  readonly tList: ListMessages;
}

interface NamingProps extends Pick<DependentListProps, 'sentences' | 'tList'> {
  readonly naming: Dependents['naming'][number];
}

function Naming({ naming, sentences, tList }: NamingProps) {
  const { base, field, count, first } = naming;
  const collection = findCollection(base);
  const section = collection === undefined ? base : headingOf(collection)[currentLanguage()];
  const others = count - first.length;
  return (
    <div>
      <p>{tList(sentences.naming, { section, count, field: fieldNamed(collection, field) })}</p>
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

/** Lists what refers to some records: other records, and links to their pages, each with the form that edits it. */
export function DependentList({ dependents: { naming, linking }, sentences, tList }: DependentListProps) {
  const others = linking.count - linking.first.length;
  return (
    <>
      {naming.map((each) => (
        <Naming key={`${each.base}/${each.field}`} naming={each} sentences={sentences} tList={tList} />
      ))}
      {linking.count > 0 && (
        <div>
          <p>{tList(sentences.linking, { count: linking.count })}</p>
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
