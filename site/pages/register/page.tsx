import { projectRequest } from '../../../content/enquiries/index.ts';
import { longestText } from '../../../content/enquiries/contact-fields.ts';
import { href, routes } from '../../../content/routes.ts';
import { companySettings } from '../../../content/settings.ts';
import { languages } from '../../../language/languages.ts';
import { definePage } from '../../render/page.ts';
import { planQuery } from '../../planner/plan.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { FormIntro } from '../../sections/form-intro.tsx';
import { RequestWithSteps } from '../../sections/next-steps.tsx';
import { StepForm } from '../../sections/step-form.tsx';
import { type Site, useSite } from '../../render/site-context.ts';
import type { PlannerData } from '../planner/load.ts';
import { specLines } from '../planner/specs-in.ts';
import { Explore } from './explore.tsx';
import { IntroVideo } from './intro-video.tsx';
import { loadRegister, type RegisterData } from './load.ts';
import { ExcellenceBanner, ProjectStrengths } from './strengths.tsx';

type FieldName = keyof typeof projectRequest.fields;

const contactFields: readonly FieldName[] = ['fullName', 'companyName', 'jobTitle', 'email', 'phone', 'website'];
const project: readonly FieldName[] = ['projectName', 'location', 'startDate', 'projectType', 'budget', 'timeline'];
const details: readonly FieldName[] = ['decisionMaker', 'stage', 'description', 'specs'];

/**
 * The plan of the request as text: its address and its table, with the values of several walls side by side. Lines that
 * exceed the maximum length of the field are left out at the end.
 */
function planWords(site: Site, plan: PlannerData): string | null {
  const { t, origin, language } = site;
  const { cabinets, lines } = specLines(site, plan);
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

/** The subject of the request as text: the plan of a wall, or the compared products. `null` if there is none. */
function requestedWords(site: Site, { plan, chosen }: Pick<RegisterData, 'plan' | 'chosen'>): string | null {
  const { t } = site;
  if (plan !== null) return planWords(site, plan);
  const names = chosen.map(({ name }) => name.text);
  return names.length === 0 ? null : t('chosenProducts', { names: names.join(t('listComma')) });
}

/** The form, and beside it the steps that follow a request. */
function RequestForm({ plan, chosen, office, link }: Pick<RegisterData, 'plan' | 'chosen' | 'office' | 'link'>) {
  const site = useSite();
  const { t } = site;
  const requested = requestedWords(site, { plan, chosen });
  return (
    <RequestWithSteps office={office}>
      <section className="form-panel" aria-labelledby="request-title">
        <h2 className="heading-3" id="request-title">
          {t('requestTitle')}
        </h2>
        {link !== null && <p className="mt-2">{t(link === 'over' ? 'addsToOver' : 'addsToNote')}</p>}
        <p className="mt-2 mb-8 text-mist">{t('requestNote')}</p>
        <StepForm
          enquiry={projectRequest}
          prefilled={requested === null ? undefined : { specs: requested }}
          addsTo={link === null || link === 'over' ? undefined : link.addsTo}
          parts={[
            { title: t('aboutYou'), fields: contactFields },
            { title: t('aboutProject'), fields: project },
            { title: t('projectDetails'), fields: details },
          ]}
        />
      </section>
    </RequestWithSteps>
  );
}

function Register({
  data: { registerVideo, requestPicture, registerPicture, office, projects, blogs, plan, chosen, link },
}: {
  readonly data: RegisterData;
}) {
  const { t, language } = useSite();
  return (
    <>
      {/* The film does not interrupt visitors who come with a plan, with products or after a request. */}
      {registerVideo !== null && plan === null && chosen.length === 0 && link === null && (
        <IntroVideo media={registerVideo} />
      )}
      <Breadcrumbs crumbs={[{ address: routes.register, name: { text: t('startProject'), language } }]} />
      <FormIntro media={requestPicture} title={t('registerTitle')} lead={t('registerLead')} />
      <RequestForm plan={plan} chosen={chosen} office={office} link={link} />
      <ProjectStrengths />
      <ExcellenceBanner picture={registerPicture} />
      <Explore projects={projects} blogs={blogs} />
    </>
  );
}

/** The page of the project request, with its long form. */
export const register = definePage({
  path: routes.register,
  quickLink: 'startProject',
  reads: ['plan', 'ids', 'adds_to'],
  load: loadRegister,
  head: (_, { t }) => ({ title: t('startProject'), description: t('registerDescription') }),
  View: Register,
  async list({ ar }) {
    const { updatedAt } = await ar.settings(companySettings);
    return [{ path: routes.register, languages, lastModified: updatedAt }];
  },
});
