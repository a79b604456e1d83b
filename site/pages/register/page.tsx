import { projectRequest } from '../../../content/enquiries/index.ts';
import { longestText } from '../../../content/enquiries/people.ts';
import { href, routes } from '../../../content/routes.ts';
import { companySettings } from '../../../content/settings.ts';
import { languages } from '../../../language/languages.ts';
import { definePage } from '../../render/page.ts';
import { planQuery } from '../../planner/plan.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { FormIntro } from '../../sections/form-intro.tsx';
import { RequestWithSteps } from '../../sections/next-steps.tsx';
import { RestOfStyle } from '../../sections/rest-of-style.tsx';
import { StepForm } from '../../sections/step-form.tsx';
import { type Site, useSite } from '../../render/site-context.ts';
import type { PlannerData } from '../planner/load.ts';
import { figureLines } from '../planner/figures-in.ts';
import { Explore } from './explore.tsx';
import { IntroVideo } from './intro-video.tsx';
import { loadRegister, type RegisterData } from './load.ts';
import { ExcellenceBanner, ProjectStrengths } from './strengths.tsx';

type FieldName = keyof typeof projectRequest.fields;

const person: readonly FieldName[] = ['fullName', 'companyName', 'jobTitle', 'email', 'phone', 'website'];
const project: readonly FieldName[] = ['projectName', 'location', 'startDate', 'projectType', 'budget', 'timeline'];
const details: readonly FieldName[] = ['decisionMaker', 'stage', 'description', 'specs'];

/**
 * The plan that the request is about, in words: the address that opens it, and its table, of several walls with their
 * values beside each other. What the field cannot hold is left out from the end, line by line.
 */
function planWords(site: Site, plan: PlannerData): string | null {
  const { t, origin, language } = site;
  const { cabinets, lines } = figureLines(site, plan);
  if (cabinets.length === 0) return null;
  const address = `${origin}/${language}${href('planner', {}, planQuery(plan.plan))}`;
  const table = lines.map(({ label, values }) => `${label}: ${values.map((value) => value ?? '–').join(' | ')}`);
  const all = [t('plannedWall', { address }), '', cabinets.map(({ name }) => name.text).join(' | '), ...table];
  let words = '';
  for (const line of all) {
    if (words.length + line.length >= longestText) break;
    words += `${line}\n`;
  }
  return words.trimEnd();
}

/** What the request is about, in words: the plan of a wall, or the products that were compared. */
function requestedWords(site: Site, { plan, chosen }: Pick<RegisterData, 'plan' | 'chosen'>): string | null {
  const { t } = site;
  if (plan !== null) return planWords(site, plan);
  const names = chosen.map(({ name }) => name.text);
  return names.length === 0 ? null : t('chosenProducts', { names: names.join(t('listComma')) });
}

/** The form, and beside it what becomes of a request. */
function RequestForm({ plan, chosen, office }: Pick<RegisterData, 'plan' | 'chosen' | 'office'>) {
  const site = useSite();
  const { t } = site;
  const requested = requestedWords(site, { plan, chosen });
  return (
    <RequestWithSteps office={office}>
      <section className="form-panel" aria-labelledby="request-title">
        <h2 className="heading-3" id="request-title">
          {t('requestTitle')}
        </h2>
        <p className="mt-2 mb-8 text-mist">{t('requestNote')}</p>
        <StepForm
          enquiry={projectRequest}
          prefilled={requested === null ? undefined : { specs: requested }}
          parts={[
            { title: t('aboutYou'), fields: person },
            { title: t('aboutProject'), fields: project },
            { title: t('projectDetails'), fields: details },
          ]}
        />
      </section>
    </RequestWithSteps>
  );
}

function Register({
  data: { registerVideo, requestPicture, registerPicture, office, projects, blogs, plan, chosen },
}: {
  readonly data: RegisterData;
}) {
  const { t, language } = useSite();
  return (
    <>
      {/* Who comes with a plan or with products is in the middle of something. */}
      {registerVideo !== null && plan === null && chosen.length === 0 && <IntroVideo media={registerVideo} />}
      <Breadcrumbs crumbs={[{ address: routes.register, name: { text: t('startProject'), language } }]} />
      <FormIntro media={requestPicture} title={t('registerTitle')} lead={t('registerLead')} />
      <RestOfStyle of="register" />
      <RequestForm plan={plan} chosen={chosen} office={office} />
      <ProjectStrengths />
      <ExcellenceBanner picture={registerPicture} />
      <Explore projects={projects} blogs={blogs} />
    </>
  );
}

/** Where a project begins: a request with everything the company needs to know. */
export const register = definePage({
  path: routes.register,
  quickLink: 'startProject',
  reads: ['plan', 'ids'],
  load: loadRegister,
  head: (_, { t }) => ({ title: t('startProject'), description: t('registerDescription') }),
  View: Register,
  async list({ ar }) {
    const { updatedAt } = await ar.settings(companySettings);
    return [{ path: routes.register, languages, lastModified: updatedAt }];
  },
});
