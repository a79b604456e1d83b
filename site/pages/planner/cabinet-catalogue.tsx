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
  const { pitch, size, value } = lengthsIn(site, 'mm');
  return (
    <Group title={say('planCatalogue')} className="container-site planner">
      <div className="plan-figures">
        <table aria-label={say('planCatalogue')}>
          <thead>
            <tr>
              {(['planCabinet', 'planPitch', 'planSize', 'planBrightness', 'planPlace'] as const).map((word) => (
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
                <td>{cabinet === null ? '–' : pitch(pitchMillimetres(cabinet))}</td>
                <td>{cabinet === null ? '–' : size(cabinet.widthMillimetres, cabinet.heightMillimetres)}</td>
                <td>{cabinet === null ? '–' : value('unitNits', cabinet.nits)}</td>
                <td>{cabinet === null ? '–' : say(cabinet.place)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Group>
  );
}
