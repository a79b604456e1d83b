import { useSite } from '../render/site-context.ts';
import { phones } from '../render/window-widths.ts';
import { LocalizedText } from './localized-text.tsx';
import type { SizeMatrix } from './size-matrix.ts';
import { SpecificationValue, withoutLabels } from './specification-value.tsx';

interface Props {
  readonly matrix: SizeMatrix;
  /** True if phones show one size at a time. */
  readonly isTabbed?: boolean;
}

/** Chooses the size that a phone shows. Wide windows show all sizes. */
function SizeTabs({ sizes }: Pick<SizeMatrix, 'sizes'>) {
  const { t, style } = useSite();
  for (const index of sizes.keys())
    style.add(
      `@media ${phones}{.size-matrix-frame:has(.size-tabs [value="${index}"]:checked) tbody tr:not(:nth-child(${index + 1})){display:none}}`,
    );
  return (
    <fieldset className="size-tabs">
      <legend className="sr-only">{t('screenSize')}</legend>
      {sizes.map((size, index) => (
        <label key={size.text}>
          <input type="radio" name="size-tab" value={index} defaultChecked={index === 0} />
          <span>
            <LocalizedText text={size} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** All values of each size of a series: one row a size; on phones a block a size, with the name of each value. */
export function SizeMatrixTable({ matrix: { sizes, groups }, isTabbed = false }: Props) {
  const { t } = useSite();
  const named = groups.map((each) => ({
    ...each,
    name: withoutLabels(
      each.group,
      each.rows.map(({ value }) => value),
    ),
  }));
  return (
    <div className="size-matrix-frame" role="group" tabIndex={0} aria-label={t('sizesAtAGlance')}>
      {isTabbed && <SizeTabs sizes={sizes} />}
      <table className="size-matrix">
        <caption className="sr-only">{t('sizesAtAGlance')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('screenSize')}</th>
            {named.map(({ key, name }) => (
              <th key={key} scope="col">
                <LocalizedText text={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((size, line) => (
            <tr key={size.text}>
              <th scope="row">
                <LocalizedText text={size} />
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
