import type { SiteKey } from '../../../language/site-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { Advice } from '../../planner/advise.ts';
import { QuoteLink } from '../../sections/quote-link.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { AdviceList } from './advice-list.tsx';
import { DrawingLight } from './drawing-light.tsx';
import { SpecTable } from './spec-table.tsx';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData } from './load.ts';
import { WallDrawing } from './wall-drawing.tsx';

/** The figures that the example shows, as a sample of what the planner computes. */
const exampleSpecs: readonly SiteKey[] = [
  'planResolution',
  'planPitch',
  'planCabinetCount',
  'planWeight',
  'planPower',
  'planHeat',
  'planCurrent',
  'planCircuits',
];

/** The advice that the example shows: the distance from which the picture looks smooth. */
const exampleAdvice: ReadonlySet<Advice['is']> = new Set(['nearGood', 'acuity']);

interface Props {
  readonly data: PlannerData;
}

/** The drawing of the example wall with some advice. */
export function PlanExample({ data }: Props) {
  const site = useSite();
  const { t } = site;
  const { plan, nearestMetres } = data;
  const { distance } = lengthsIn(site, plan.unit);
  return data.variants.map(({ cabinet, ...variant }) =>
    variant.wall === null ? null : (
      <div key={cabinet.id} className="plan-variant">
        <div className="plan-variant-head">
          <div>
            <h3 className="heading-3">
              <LocalizedText text={cabinet.name} />
            </h3>
            {nearestMetres !== null && (
              <p className="plan-note">
                {t(`place-${plan.place}`)} · {t('drawingNear', { distance: distance(nearestMetres) })}
              </p>
            )}
          </div>
          <DrawingLight at="night" />
        </div>
        <WallDrawing variant={{ cabinet, ...variant }} wall={variant.wall} data={data} />
        <AdviceList advice={variant.advice.filter(({ is }) => exampleAdvice.has(is))} data={data} />
      </div>
    ),
  );
}

/** The figures of the example wall, and links to continue. */
export function ExampleSpecs({ data }: Props) {
  const { t, link } = useSite();
  return (
    <>
      <SpecTable data={data} only={exampleSpecs} />
      <p className="plan-ways">
        <QuoteLink className="button-quiet" />
        {data.variants.map(
          ({ cabinet: { id, name, productId } }) =>
            productId !== null && (
              <a key={id} className="more-link" href={link('product', { id: productId, name: name.text })}>
                {t('planSeeProduct', { name: name.text })}
                <Icon name="arrow" className="size-4" />
              </a>
            ),
        )}
      </p>
    </>
  );
}
