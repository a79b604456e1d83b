import { products } from '../../../content/collections/index.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import { pitchInWords } from '../../render/pitch-in-words.ts';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { takeSizeMatrix } from '../../sections/size-matrix.ts';
import { SpecificationValue, withoutLabels } from '../../sections/specification-value.tsx';
import { useSite } from '../../render/site-context.ts';
import type { LandingData } from './load.ts';

/** Together with the pixel pitch this fills two lines of two. */
const mostMeasured = 3;
/** Most rows of one group, so that the cabinet's group is included beside the picture's. */
const mostOfGroup = 2;

/**
 * The figures that all sizes of the series share: the finest pitch, and the rows of its specification that have a unit.
 */
export function VisionFacts({ product }: { readonly product: NonNullable<LandingData['product']> }) {
  const { t, language } = useSite();
  const { pitch, specification } = product;
  const measured = takeSizeMatrix(specification)
    .rest.flatMap(({ group, rows }) =>
      rows
        .filter(({ unit }) => unit.text !== '')
        .slice(0, mostOfGroup)
        .map((row) => ({ ...row, group })),
    )
    .slice(0, mostMeasured);
  if (pitch === null && measured.length === 0) return null;
  return (
    <dl className="facts landing-facts">
      {pitch !== null && (
        <div>
          <dt>{fieldLabel('pitch', products.fields.pitch)?.[language]}</dt>
          <dd>
            <bdi>{pitchInWords(product, t)}</bdi>
          </dd>
        </div>
      )}
      {measured.map(({ key, name, group, value, unit }) => (
        <div key={key}>
          <dt>
            <LocalizedText text={withoutLabels(name, [value])} />
          </dt>
          <dd>
            <SpecificationValue name={name} group={group} value={value} unit={unit} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
