import { pitchMillimetres, shapeOf, shapes } from '../../planner/cabinet.ts';
import { Group } from '../../sections/group.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData } from './load.ts';

/** Its columns, by what they are called. */
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
  const { say, link } = site;
  const { pitch, length, value } = lengthsIn(site, 'mm');
  return (
    <tr>
      <th scope="row">
        {cabinet?.productId == null ? (
          <Say text={name} />
        ) : (
          <a className="form-link" href={link('product', { id: cabinet.productId, name: name.text })}>
            <Say text={name} />
          </a>
        )}
      </th>
      <td data-label={say('planPitch')}>{cabinet === null ? '–' : pitch(pitchMillimetres(cabinet))}</td>
      <td data-label={say('planCabinetWidth')}>{cabinet === null ? '–' : length(cabinet.widthMillimetres)}</td>
      <td data-label={say('planCabinetHeight')}>{cabinet === null ? '–' : length(cabinet.heightMillimetres)}</td>
      <td data-label={say('planBrightness')}>{cabinet === null ? '–' : value('unitNits', cabinet.nits)}</td>
      <td data-label={say('environment')}>{cabinet === null ? '–' : say(cabinet.place)}</td>
    </tr>
  );
}

/** What walls are built of, each with the figures that choose between them: cabinets, modules, and whole displays. */
export function CabinetCatalogue({ data: { catalogue } }: { readonly data: PlannerData }) {
  const { say } = useSite();
  const groups = shapes.flatMap((shape) => {
    const rows = catalogue.filter(({ cabinet }) => (cabinet === null ? 'cabinet' : shapeOf(cabinet)) === shape);
    return rows.length === 0 ? [] : [{ shape, rows }];
  });
  return (
    <Group title={say('planCatalogue')} className="container-site planner">
      <details className="plan-fold">
        <summary className="button-quiet">{say('planCatalogueOpen', { count: catalogue.length })}</summary>
        <div className="plan-figures plan-cabinets">
          <table aria-label={say('planCatalogue')}>
            <thead>
              <tr>
                {columns.map((word) => (
                  <th key={word} scope="col">
                    {say(word)}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map(({ shape, rows }) => (
              <tbody key={shape}>
                {groups.length > 1 && (
                  <tr className="plan-shape">
                    <th scope="rowgroup" colSpan={columns.length}>
                      {say(`shape-${shape}`)}
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
