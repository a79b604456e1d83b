import { pitchMillimetres, shapeOf, shapes } from '../../planner/cabinet.ts';
import { Group } from '../../sections/group.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData } from './load.ts';

/** The columns of the table, by the names of their headings. */
const columns = [
  'planDisplay',
  'planPitch',
  'planCabinetWidth',
  'planCabinetHeight',
  'planBrightness',
  'environment',
] as const;

type Row = PlannerData['catalogue'][number];

function CabinetRow({ row: { name, cabinet } }: { readonly row: Row }) {
  const site = useSite();
  const { t, link } = site;
  const { pitch, length, value } = lengthsIn(site, 'mm');
  return (
    <tr>
      <th scope="row">
        {cabinet?.productId == null ? (
          <LocalizedText text={name} />
        ) : (
          <a className="form-link" href={link('product', { id: cabinet.productId, name: name.text })}>
            <LocalizedText text={name} />
          </a>
        )}
      </th>
      <td data-label={t('planPitch')}>{cabinet === null ? '–' : pitch(pitchMillimetres(cabinet))}</td>
      <td data-label={t('planCabinetWidth')}>{cabinet === null ? '–' : length(cabinet.widthMillimetres)}</td>
      <td data-label={t('planCabinetHeight')}>{cabinet === null ? '–' : length(cabinet.heightMillimetres)}</td>
      <td data-label={t('planBrightness')}>{cabinet === null ? '–' : value('unitNits', cabinet.nits)}</td>
      <td data-label={t('environment')}>{cabinet === null ? '–' : t(cabinet.place)}</td>
    </tr>
  );
}

/**
 * A table of the parts that walls are built of (cabinets, modules and whole displays), with the figures that matter for
 * the choice.
 */
export function CabinetCatalogue({ data: { catalogue } }: { readonly data: PlannerData }) {
  const { t } = useSite();
  const groups = shapes.flatMap((shape) => {
    const rows = catalogue.filter(({ cabinet }) => (cabinet === null ? 'cabinet' : shapeOf(cabinet)) === shape);
    return rows.length === 0 ? [] : [{ shape, rows }];
  });
  return (
    <Group title={t('planCatalogue')} className="container-site planner">
      <details className="plan-fold">
        <summary className="button-quiet">{t('planCatalogueOpen', { count: catalogue.length })}</summary>
        <div className="plan-figures plan-cabinets">
          <table aria-label={t('planCatalogue')}>
            <thead>
              <tr>
                {columns.map((word) => (
                  <th key={word} scope="col">
                    {t(word)}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ shape, rows }) => (
              <tbody key={shape}>
                {groups.length > 1 && (
                  <tr className="plan-shape">
                    <th scope="rowgroup" colSpan={columns.length}>
                      {t(`shape-${shape}`)}
                    </th>
                  </tr>
                )}
                {rows.map((row) => (
                  <CabinetRow key={row.id} row={row} />
                ))}
              </tbody>
            ))}
          </table>
        </div>
      </details>
    </Group>
  );
}
