import { pitchMillimetres } from '../../planner/cabinet.ts';
import { Group } from '../../sections/group.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData } from './load.ts';

/** What walls are built of: each cabinet with the figures that choose between them. */
export function CabinetCatalogue({ data }: { readonly data: PlannerData }) {
  const site = useSite();
  const { say, link } = site;
  const { pitch, length, value } = lengthsIn(site, 'mm');
  return (
    <Group title={say('planCatalogue')} className="container-site planner">
      <details className="plan-fold">
        <summary className="button-quiet">{say('planCatalogueOpen', { count: data.catalogue.length })}</summary>
        <div className="plan-figures plan-cabinets">
          <table aria-label={say('planCatalogue')}>
            <thead>
              <tr>
                {(
                  [
                    'planCabinet',
                    'planPitch',
                    'planCabinetWidth',
                    'planCabinetHeight',
                    'planBrightness',
                    'environment',
                  ] as const
                ).map((word) => (
                  <th key={word} scope="col">
                    {say(word)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.catalogue.map(({ id, name, cabinet }) => (
                <tr key={id}>
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
                  <td data-label={say('planCabinetWidth')}>
                    {cabinet === null ? '–' : length(cabinet.widthMillimetres)}
                  </td>
                  <td data-label={say('planCabinetHeight')}>
                    {cabinet === null ? '–' : length(cabinet.heightMillimetres)}
                  </td>
                  <td data-label={say('planBrightness')}>{cabinet === null ? '–' : value('unitNits', cabinet.nits)}</td>
                  <td data-label={say('environment')}>{cabinet === null ? '–' : say(cabinet.place)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Group>
  );
}
