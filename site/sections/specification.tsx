import type { products } from '../../content/collections/index.ts';
import type { View } from '../../content/model/collection.ts';
import { useSite } from '../render/site-context.ts';
import { LocalizedText } from './localized-text.tsx';
import { SizeMatrixTable } from './size-matrix-table.tsx';
import { takeSizeMatrix } from './size-matrix.ts';
import { SpecificationValue, withoutLabels } from './specification-value.tsx';
import { splitSpecification } from './split-specification.ts';

export type Specification = View<typeof products>['specification'];

interface Props {
  readonly specification: Specification;
  readonly label: string;
}

/** Technical parameters: the size table of a series, then all others in groups. */
export function SpecificationTable({ specification, label }: Props) {
  const { matrix, rest } = takeSizeMatrix(specification);
  return (
    <>
      {matrix !== null && <SizeMatrixTable matrix={matrix} />}
      {rest.length > 0 && <GroupedRows specification={rest} label={label} />}
    </>
  );
}

const rowsShown = 8;
/** Fewer additional rows than this are not collapsed. */
const rowsFolded = 3;

/**
 * Technical parameters on a page with more content: phones show one size at a time, and only the first eight rows are
 * expanded.
 */
export function FoldedSpecification({ specification, label }: Props) {
  const { t } = useSite();
  const { matrix, rest } = takeSizeMatrix(specification);
  const count = rest.reduce((sum, { rows }) => sum + rows.length, 0);
  const { first, others } = splitSpecification(rest, count < rowsShown + rowsFolded ? count : rowsShown);
  return (
    <>
      {matrix !== null && <SizeMatrixTable matrix={matrix} isTabbed />}
      {first.length > 0 && <GroupedRows specification={first} label={label} />}
      {others.length > 0 && (
        <details className="specification-more">
          <summary>{t('allSpecifications', { count })}</summary>
          <GroupedRows specification={others} label={t('allSpecifications', { count })} />
        </details>
      )}
    </>
  );
}

function GroupedRows({ specification, label }: Props) {
  return (
    <table className="specification" aria-label={label}>
      {specification.map(({ key, group, rows }) => (
        <tbody key={key}>
          {group.text !== '' && (
            <tr>
              <th className="specification-group" colSpan={2} scope="rowgroup">
                <span>
                  <LocalizedText
                    text={withoutLabels(
                      group,
                      rows.map(({ value }) => value),
                    )}
                  />
                </span>
              </th>
            </tr>
          )}
          {rows.map(({ key, name, value, unit }) => (
            <tr key={key}>
              <th scope="row">
                <LocalizedText text={withoutLabels(name, [value])} />
              </th>
              <td>
                <SpecificationValue name={name} group={group} value={value} unit={unit.text === '' ? null : unit} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
