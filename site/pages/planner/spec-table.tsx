import { keepUnits } from '../../../language/numbers.ts';
import type { SiteKey } from '../../../language/site-messages.ts';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { specLines } from './specs-in.ts';
import type { PlannerData } from './load.ts';

interface Props {
  readonly data: PlannerData;
  /** The lines to show. Default: all. */
  readonly only?: readonly SiteKey[];
}

/** A table with a column for each wall. With one wall it is a list of two columns. */
export function SpecTable({ data, only }: Props) {
  const site = useSite();
  const { t } = site;
  const { cabinets, lines } = specLines(site, data);
  const shown = only === undefined ? lines : lines.filter(({ word }) => only.includes(word));
  return (
    <div className="plan-figures">
      <table aria-label={t('planFigures')}>
        {cabinets.length > 1 && (
          <thead>
            <tr>
              <td>
                <span className="sr-only">{t('attribute')}</span>
              </td>
              {cabinets.map(({ id, name }) => (
                <th key={id} scope="col">
                  <LocalizedText text={name} />
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {shown.map(({ word, label, values }) => (
            <tr key={word}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={index}>{keepUnits(value ?? '–')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
