import type { Text } from '../../../fields/field.ts';
import { pitchMillimetres } from '../../planner/cabinet.ts';
import { takeSizeMatrix } from '../../sections/size-matrix.ts';
import type { Specification } from '../../sections/specification.tsx';
import type { Site } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { OfferedCabinet } from './offered-cabinet.ts';

/**
 * The technical parameters of a product with a last group that lists its cabinets, one a line. The group is left out if
 * a size table already has this data, or if the product is itself a single cabinet with the same name.
 */
export function withCabinets(
  site: Pick<Site, 't' | 'language'>,
  { name: product, specification }: { readonly name: Text; readonly specification: Specification },
  cabinets: readonly OfferedCabinet[],
): Specification {
  if (cabinets.length === 0 || takeSizeMatrix(specification).matrix !== null) return specification;
  const isCabinet = cabinets.length === 1 && cabinets[0]?.name.text === product.text;
  if (isCabinet && specification.length > 0) return specification;
  const { t, language } = site;
  const { length, pitch, value } = lengthsIn(site, 'mm');
  const plain = (text: string) => ({ text, language });
  const rows = cabinets.map((cabinet) => ({
    key: `cabinet-${cabinet.id}`,
    name: cabinet.name,
    value: plain(
      [
        t('cabinetWide', { width: length(cabinet.widthMillimetres) }),
        t('cabinetHigh', { height: length(cabinet.heightMillimetres) }),
        t('unitPixels', { value: `${cabinet.widthPixels} × ${cabinet.heightPixels}` }),
        pitch(pitchMillimetres(cabinet)),
        value('unitKilograms', cabinet.weightKilograms),
        value('unitWatts', cabinet.greatestWatts),
        value('unitNits', cabinet.nits),
      ]
        // Keeps a number and its unit on one line.
        .map((part) => part.replaceAll(' ', '\u00a0'))
        .join(' · '),
    ),
    unit: plain(''),
  }));
  return [...specification, { key: 'cabinets', group: plain(t('planBuiltOf')), rows }];
}
