import { useSite } from '../site-context.ts';
import { Say } from './say.tsx';
import type { SizeMatrix } from './size-matrix.ts';
import { SpecificationValue, withoutLabels } from './specification-value.tsx';

/** Everything that is said of each size of a series, a line a size. */
export function SizeMatrixTable({ matrix: { sizes, groups } }: { readonly matrix: SizeMatrix }) {
  const { say } = useSite();
  return (
    <div className="size-matrix-frame" role="group" tabIndex={0} aria-label={say('sizesAtAGlance')}>
      <table className="size-matrix">
        <caption className="sr-only">{say('sizesAtAGlance')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('screenSize')}</th>
            {groups.map(({ key, group, rows }) => (
              <th key={key} scope="col">
                <Say
                  text={withoutLabels(
                    group,
                    rows.map(({ value }) => value),
                  )}
                />
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
              {groups.map(({ key, group, rows }) => {
                const row = rows[line];
                return (
                  <td key={key}>
                    {row && (
                      <SpecificationValue
                        name={row.name}
                        group={group}
                        value={row.value}
                        unit={row.unit.text === '' ? null : row.unit}
                      />
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
