import { useSite } from '../render/site-context.ts';
import { Say } from './say.tsx';
import type { SizeMatrix } from './size-matrix.ts';
import { SpecificationValue, withoutLabels } from './specification-value.tsx';

/** Everything that is said of each size of a series: a line a size, and on a phone a block with the name of each value. */
export function SizeMatrixTable({ matrix: { sizes, groups } }: { readonly matrix: SizeMatrix }) {
  const { say } = useSite();
  const named = groups.map((each) => ({
    ...each,
    name: withoutLabels(
      each.group,
      each.rows.map(({ value }) => value),
    ),
  }));
  return (
    <div className="size-matrix-frame" role="group" tabIndex={0} aria-label={say('sizesAtAGlance')}>
      <table className="size-matrix">
        <caption className="sr-only">{say('sizesAtAGlance')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('screenSize')}</th>
            {named.map(({ key, name }) => (
              <th key={key} scope="col">
                <Say text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size, line) => (
            <tr key={size.text}>
              <th scope="row">
                <Say text={size} />
              </th>
              {named.map(({ key, group, rows, name }) => {
                const row = rows[line];
                return (
                  <td key={key} data-name={name.text}>
                    {row && (
                      <div>
                        <SpecificationValue
                          name={row.name}
                          group={group}
                          value={row.value}
                          unit={row.unit.text === '' ? null : row.unit}
                        />
                      </div>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
