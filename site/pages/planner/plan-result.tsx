import type { SiteMessage } from '../../../language/site-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Price } from '../../sections/price.tsx';
import { venues } from '../../planner/venues.ts';
import { type PlanName, planNames } from '../../planner/plan.ts';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { type Site, useSite } from '../../render/site-context.ts';
import { Verdicts } from './advice-list.tsx';
import { DrawingLight } from './drawing-light.tsx';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData, PlannerPage, Variant } from './load.ts';
import { PlanExample } from './plan-example.tsx';
import { RoomDrawing } from './room-drawing.tsx';
import { SheetHead } from './sheet.tsx';
import { WallDrawing } from './wall-drawing.tsx';

/** The labels of the plan's fields. */
const fieldMessages = {
  unit: 'planUnit',
  width: 'planWidth',
  height: 'planHeight',
  place: 'planPlace',
  nearest: 'planNearest',
  farthest: 'planFarthest',
  fit: 'planFit',
  columns: 'planColumns',
  rows: 'planRows',
  bears: 'planBears',
  cabinet: 'planCabinet',
} as const satisfies Readonly<Record<PlanName, SiteMessage>>;

function VariantView({
  variant,
  number,
  data,
}: {
  readonly variant: Variant;
  readonly number: number;
  readonly data: PlannerData;
}) {
  const site = useSite();
  const { t, link } = site;
  const { size } = lengthsIn(site, data.plan.unit);
  const { cabinet, wall } = variant;
  const name = cabinet.name.text;
  if (wall === null)
    return (
      <p className="plan-refusal" role="status">
        {t('planTooSmall', { name, size: size(cabinet.widthMillimetres, cabinet.heightMillimetres) })}
      </p>
    );
  return (
    <article
      className="plan-variant"
      data-display={[wall.widthMillimetres, wall.heightMillimetres, cabinet.nits, venues[data.plan.place].least].join(
        ' ',
      )}
    >
      <h3 className="heading-3">
        {data.variants.length > 1 ? t('planOption', { number, name }) : <LocalizedText text={cabinet.name} />}
      </h3>
      <WallDrawing variant={variant} wall={wall} data={data} />
      <figure className="plan-room">
        <RoomDrawing variant={variant} wall={wall} data={data} />
        <figcaption className="plan-note">{t('drawingCone')}</figcaption>
      </figure>
      {cabinet.price !== null && (
        <p className="plan-price">
          <span className="plan-price-band">
            <Price amount={Math.round(cabinet.price.from * wall.squareMetres)} />
            {' – '}
            <Price amount={Math.round(cabinet.price.to * wall.squareMetres)} />
          </span>
          <span className="plan-note">{t('planPrice')}</span>
        </p>
      )}
      <Verdicts variant={variant} data={data} />
      {cabinet.productId !== null && (
        <a className="more-link" href={link('product', { id: cabinet.productId, name: cabinet.name.text })}>
          {t('planSeeProduct', { name })}
          <Icon name="arrow" className="size-4" />
        </a>
      )}
    </article>
  );
}

/** The heading of the result: of the example, or of the visitor's plan. */
function titleOf(site: Site, example: PlannerData | null): string {
  const { t } = site;
  if (example === null || example.space === null) return t('planTitle');
  const { length } = lengthsIn(site, example.plan.unit);
  const { widthMillimetres, heightMillimetres } = example.space;
  return t('planExample', { width: length(widthMillimetres), height: length(heightMillimetres) });
}

/** What the result is of, and what could not be read. */
export function PlanHead({ data, example }: PlannerPage) {
  const site = useSite();
  const { t } = site;
  const { offered, issues } = data;
  const leftOut = planNames.filter((name) => issues[name] !== undefined).map((name) => t(fieldMessages[name]));
  if (offered.length === 0)
    return (
      <p className="plan-invitation" id="plan-title">
        {t('planNoCabinets')}
      </p>
    );
  return (
    <>
      <SheetHead data={data} />
      <h2 className={example === null ? 'heading-2' : 'eyebrow'} id="plan-title">
        {titleOf(site, example)}
      </h2>
      {leftOut.length > 0 && (
        <p className="plan-refusal">{t('planLeftOut', { fields: leftOut.join(t('listComma')) })}</p>
      )}
    </>
  );
}

/** The drawings of the walls to scale, and the verdicts. */
export function PlanView({ data, example }: PlannerPage) {
  const { t } = useSite();
  const { variants, offered } = data;
  if (offered.length === 0) return null;
  return (
    <>
      {variants.length > 0 ? (
        <>
          <DrawingLight at="noon" />
          <div className="plan-variants">
            {variants.map((variant, index) => (
              <VariantView key={variant.cabinet.id} variant={variant} number={index + 1} data={data} />
            ))}
          </div>
        </>
      ) : example === null ? (
        <p className="plan-invitation">{t('planInvitation')}</p>
      ) : (
        <PlanExample data={example} />
      )}
    </>
  );
}
