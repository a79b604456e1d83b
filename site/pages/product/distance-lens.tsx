import { isolate } from '../../../language/bidi.ts';
import { DistanceLens as DistanceLensIsland } from '../../islands/distance-lens.tsx';
import { Island } from '../../islands/island.tsx';
import { washedOut } from '../../planner/light.ts';
import { nextPitch } from '../../planner/next-pitch.ts';
import { venues } from '../../planner/venues.ts';
import { acuityMetres } from '../../planner/viewing.ts';
import { pitchNumber } from '../../render/pitch-in-words.ts';
import { useSite } from '../../render/site-context.ts';
import { lengthsIn } from '../planner/lengths-in.ts';
import type { Product } from './load.ts';

/** Distances of the table, in metres. */
const distances = [2, 5, 10, 20, 30] as const;

/** Where the visitor begins: the first whole metre at which the finer pitch is smooth, within the slider. */
const beginAt = (metres: number): number => Math.min(30, Math.max(2, Math.ceil(metres)));

/** The coarser of both pitches of a display: where rows are farther apart than columns, they decide what an eye finds. */
const ownPitch = ({ rowPitch }: Product, pitch: number): number => Math.max(pitch, rowPitch ?? 0);

/**
 * The pitch to compare a product's own with, in millimetres; `null` for a product without a pitch, or if no other looks
 * different.
 */
export function comparedPitch(product: Product, offered: readonly number[]): number | null {
  return product.pitch === null ? null : nextPitch(ownPitch(product, product.pitch), offered);
}

interface Props {
  readonly product: Product;
  /** As `comparedPitch` finds it. */
  readonly other: number;
}

/**
 * The picture of an LED display at its own pitch and at the next one on offer, from a distance and in a light that the
 * visitor chooses; without scripts, a table. On phones a line opens it.
 */
export function DistanceLens({ product, other }: Props) {
  const site = useSite();
  const { t } = site;
  const { pitch, brightness, environment } = product;
  const lengths = lengthsIn(site, 'm');
  const own = ownPitch(product, pitch ?? 0);
  const shown = [
    { name: isolate(`${pitchNumber(product)} ${t('millimetres')}`), smoothFrom: acuityMetres(own) },
    { name: lengths.pitch(other), smoothFrom: acuityMetres(other) },
  ] as const;
  const [fine, coarse] = own < other ? shown : [shown[1], shown[0]];
  const wanted = environment === 'outdoor' ? venues.facade.least : venues.lobby.least;
  return (
    <details className="specification-more lens-fold">
      <summary>
        <h3>{t('lensHere')}</h3>
      </summary>
      <p className="mb-4 max-w-prose text-mist">{t('lensHereText')}</p>
      <Island
        name="distance"
        of={DistanceLensIsland}
        when="shown"
        data={{
          first: own,
          second: other,
          metres: beginAt(fine.smoothFrom),
          sample: t('lensSample', { company: site.company.text }),
          fine: { name: fine.name, smoothFrom: fine.smoothFrom, smoothText: lengths.distance(fine.smoothFrom) },
          coarse: { name: coarse.name, smoothFrom: coarse.smoothFrom },
          washed: washedOut(brightness ?? wanted, wanted),
          brightness: brightness === null ? '' : lengths.value('unitNits', brightness),
          names: [shown[0].name, shown[1].name] as const,
          labels: {
            picture: t('lensTitle'),
            distance: t('lensDistance'),
            light: t('drawingLight'),
            noon: t('drawingNoon'),
            night: t('drawingNight'),
          },
        }}
      />
      <table className="lens-table">
        <thead>
          <tr>
            <th scope="col">{t('lensDistance')}</th>
            {shown.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {distances.map((metres) => (
            <tr key={metres}>
              <th scope="row">{lengths.distance(metres)}</th>
              {shown.map(({ name, smoothFrom }) => (
                <td key={name}>{t(metres < smoothFrom ? 'lensVisible' : 'lensSmooth')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
