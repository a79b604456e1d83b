import type { products } from '../../content/collections/index.ts';
import type { View } from '../../content/model/collection.ts';
import { Say } from './say.tsx';

export type Specification = View<typeof products>['specification'];

/** Technical parameters in groups. Values and units stand alone, so that neither reorders the other. */
export function SpecificationTable({
  specification,
  label,
}: {
  readonly specification: Specification;
  readonly label: string;
}) {
  return (
    <table className="specification" aria-label={label}>
      {specification.map(({ key, group, rows }) => (
        <tbody key={key}>
          {group.text !== '' && (
            <tr>
              <th className="specification-group" colSpan={2} scope="rowgroup">
                <Say text={group} />
              </th>
            </tr>
          )}
          {rows.map(({ key, name, value, unit }) => (
            <tr key={key}>
              <th scope="row">
                <Say text={name} />
              </th>
              <td>
                <bdi>
                  <Say text={value} />
                </bdi>
                {unit.text !== '' && (
                  <>
                    {' '}
                    <bdi className="specification-unit">
                      <Say text={unit} />
                    </bdi>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
