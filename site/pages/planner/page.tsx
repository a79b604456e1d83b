import { Fragment } from 'react';
import { cabinets } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { languages } from '../../../language/languages.ts';
import { Island } from '../../islands/island.tsx';
import { WallPlanner } from '../../islands/wall-planner.tsx';
import { definePage } from '../../render/page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { useSite } from '../../render/site-context.ts';
import { CabinetCatalogue } from './cabinet-catalogue.tsx';
import { loadPlannerPage, type PlannerPage, plannerNames } from './load.ts';
import resultStyle from './plan-result.css?inline';
import sheetStyle from './plan-sheet.css?inline';
import style from './planner.css?inline';
import { PhotoPart } from './photo-part.tsx';
import { PlanForm } from './plan-form.tsx';
import { PitchLens } from './pitch-lens.tsx';
import { PlanSpecs } from './plan-specs.tsx';
import { PlanHead, PlanView } from './plan-result.tsx';
import { ViewChoice } from './view-choice.tsx';
import drawingStyle from './wall-drawing.css?inline';

/**
 * In an iframe of the dashboard, hides the layout of the site and the links to a request, and shows the result before
 * the form.
 */
const withoutFrame =
  '.topbar,.masthead,.breadcrumbs,.footer,.contact-dock,.popup,.planner h1,.finding-lead,.planner.section,' +
  '.plan-ways .button,.plan-quote{display:none}.wall-planner{grid-template-columns:minmax(0,1fr)}.plan-asked{order:1}';

function Planner({ data: { data, example } }: { readonly data: PlannerPage }) {
  const { t, language, style: pageStyle } = useSite();
  for (const each of [style, drawingStyle, resultStyle, sheetStyle]) pageStyle.add(each);
  if (data.isFramed) pageStyle.add(withoutFrame);
  return (
    <>
      <Breadcrumbs crumbs={[{ name: { text: t('plannerTitle'), language }, address: routes.planner }]} />
      <div className="container-site finding planner">
        <Island
          name="planner"
          of={WallPlanner}
          when="shown"
          data={{}}
          slots={[
            <Fragment key="form">
              <h1 className="heading-1">{t('plannerTitle')}</h1>
              <p className="finding-lead">{t('plannerLead')}</p>
              <PlanForm data={data} example={example} />
            </Fragment>,
            <PlanHead key="head" data={data} example={example} />,
            <ViewChoice key="choice" />,
            <PhotoPart key="photo" data={data} />,
            <PlanView key="view" data={data} example={example} />,
            <PitchLens key="lens" data={data} />,
            <PlanSpecs key="figures" data={data} example={example} />,
          ]}
        />
      </div>
      <CollectionRegion from={cabinets}>
        {data.catalogue.length > 0 && <CabinetCatalogue data={data} />}
      </CollectionRegion>
    </>
  );
}

/** The planner page. Its address contains the plan, so that it can be shared, printed and sent. */
export const planner = definePage({
  path: routes.planner,
  quickLink: 'plannerTitle',
  reads: plannerNames,
  load: loadPlannerPage,
  head: (_, { t }) => ({ title: t('plannerTitle'), description: t('plannerDescription') }),
  View: Planner,
  async list({ ar }) {
    const lastModified = await ar.changedAt(cabinets);
    return lastModified === null ? [] : [{ path: routes.planner, languages, lastModified }];
  },
});
