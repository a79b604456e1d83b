import type { SiteMessage } from '../../../language/site-messages.ts';
import { Icon } from '../../../ui/icon.tsx';
import { fillRoute, href } from '../../../content/routes.ts';
import { QrCode } from '../../../ui/qr-code.tsx';
import { places } from '../../planner/places.ts';
import { type PlanName, planNames, planQuery } from '../../planner/plan.ts';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { PrintButton } from '../../sections/print-button.tsx';
import { type Site, useSite } from '../../render/site-context.ts';
import { AdviceList } from './advice-list.tsx';
import { DrawingLight } from './drawing-light.tsx';
import { FigureTable } from './figure-table.tsx';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData, PlannerPage, Variant } from './load.ts';
import { ExampleFigures, PlanExample } from './plan-example.tsx';
import { RoomDrawing } from './room-drawing.tsx';
import { SheetContacts, SheetHead } from './sheet.tsx';
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
      data-display={[wall.widthMillimetres, wall.heightMillimetres, cabinet.nits, places[data.plan.place].least].join(
        ' ',
      )}
    >
      <h3 className="heading-3">
        {data.variants.length > 1 ? t('planOption', { number, name }) : <LocalizedText text={cabinet.name} />}
      </h3>
      <WallDrawing variant={variant} wall={wall} data={data} />
      <h4 className="plan-subtitle">{t('planAdvice')}</h4>
      <AdviceList variant={variant} data={data} />
      <details className="plan-room" open={data.variants.length === 1}>
        <summary>
          {t('drawingPlan')}
          <Icon name="chevron" className="size-4" />
        </summary>
        <RoomDrawing variant={variant} wall={wall} data={data} />
      </details>
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

/** The drawings of the walls to scale, and the advice. */
export function PlanView({ data, example }: PlannerPage) {
  const site = useSite();
  const { t } = site;
  const { variants, offered, issues } = data;
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

/** The figures of the walls, and links to continue. */
export function PlanFigures({ data, example }: PlannerPage) {
  const site = useSite();
  const { t, origin, language } = site;
  const query = planQuery(data.plan).toString();
  const address = href('planner', {}, query);
  const shared = `${origin}/${language}${address}`;
  if (data.variants.length === 0) return example !== null && <ExampleFigures data={example} />;
  return (
    <>
      <FigureTable data={data} />
      <div className="plan-ways">
        <p className="plan-quote">
          <a className="button" href={site.href(fillRoute('register', {}, new URLSearchParams({ plan: query })))}>
            {t('planQuote')}
          </a>
        </p>
        <p className="plan-note plan-quote">{t('planQuoteText')}</p>
        <PrintButton className="button-quiet" label={t('print')} />
        <p className="plan-address">
          {t('planShare')}:{' '}
          <a className="form-link" href={site.href(address)} dir="ltr">
            {shared}
          </a>
        </p>
        <SheetContacts data={data} />
        <QrCode text={shared} label={t('planSheetCode')} className="plan-code" />
      </div>
    </>
  );
}
