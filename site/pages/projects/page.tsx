import {
  clientLogos,
  previousProjects,
  projectBlogs,
  projectContentSlider,
  projectCrew,
  projectMedia,
  projectQuestions,
  projectSteps,
  singleProjects,
} from '../../../content/collections/index.ts';
import { formerRoutes, routes } from '../../../content/routes.ts';
import { languages } from '../../../language/languages.ts';
import { type BookingData, loadBooking } from '../../render/booking.ts';
import { Icon } from '../../../ui/icon.tsx';
import { leadsHere } from '../../links/item-link.ts';
import { definePage } from '../../render/page.ts';
import { projectLink } from '../../links/project-pages.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CardSlider } from '../../sections/card-slider.tsx';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { IconCardSlider } from '../../sections/icon-card-slider.tsx';
import { Invitation } from '../../sections/invitation.tsx';
import { LogoWall } from '../../sections/logo-wall.tsx';
import { NumberedGrid } from '../../sections/numbered-grid.tsx';
import { Pager } from '../../sections/pager.tsx';
import { Poster } from '../../sections/poster.tsx';
import { ProjectCards } from '../../sections/project-cards.tsx';
import { ProjectSlider } from '../../sections/project-slider.tsx';
import { Questions } from '../../sections/questions.tsx';
import { Proof } from '../../sections/proof.tsx';
import { StaffSlider } from '../../sections/staff-slider.tsx';
import { useSite } from '../../render/site-context.ts';
import { loadProjects, projectsAddress, type ProjectsData, projectsNames } from './load.ts';
import { Showcase } from './showcase.tsx';

function Projects({ data }: { readonly data: ProjectsData & { readonly booking: BookingData } }) {
  const { t, language, link } = useSite();
  const { projects, blogs } = data;
  const above = [...data.media, ...data.previous];
  const isAbove = (project: (typeof projects.records)[number]) =>
    above.some(({ address }) => address !== null && leadsHere(address, projectLink(project)));
  // Projects that are already shown above come last.
  const inTurn = projects.records.toSorted((one, other) => Number(isAbove(one)) - Number(isAbove(other)));
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.projects, name: { text: t('projects'), language } }]} />
      <div className="page-intro projects-intro proof-large container-site">
        <div>
          <h1 className="heading-1">{t('projectsTitle')}</h1>
          <p className="page-intro-text">{t('projectsDescription')}</p>
        </div>
        <div>
          <Proof proof={data.proof} />
          {data.proof.projects > 0 && (
            <a className="button mt-6" href={link('projectList')}>
              {t('seeAllProjects', { count: data.proof.projects })}
            </a>
          )}
        </div>
      </div>
      <CollectionRegion from={projectMedia}>
        <Showcase banners={data.media} />
      </CollectionRegion>
      <CollectionRegion from={projectCrew}>
        <StaffSlider title={t('crewTitle')} members={data.firstCrew} />
        <StaffSlider title={t('crewSecondTitle')} members={data.secondCrew} />
      </CollectionRegion>
      <CollectionRegion from={clientLogos}>
        <LogoWall title={t('clientsTitle')} clients={data.clients} />
      </CollectionRegion>
      <CollectionRegion from={previousProjects}>
        <ProjectCards title={t('previousProjects')} cards={data.previous}>
          {data.proof.projects > data.previous.length && (
            <a className="more-link mt-8" href={link('projectList')}>
              {t('seeAllProjects', { count: data.proof.projects })}
              <Icon name="arrow" className="size-4" />
            </a>
          )}
        </ProjectCards>
      </CollectionRegion>
      <CollectionRegion from={projectSteps}>
        <NumberedGrid title={t('stepsTitle')} cards={data.steps} address={formerRoutes.community} />
      </CollectionRegion>
      <ContactBlock booking={data.booking}>
        <Invitation office={data.office} about={t('yourProjects')} />
      </ContactBlock>
      <ProjectSlider title={t('stepIntoOurWorld')} projects={inTurn} anchor="built">
        <Pager {...projects} addressOf={(page) => `${projectsAddress(page, blogs.page)}#built`} />
      </ProjectSlider>
      <CollectionRegion from={projectContentSlider}>
        <IconCardSlider title={t('contentSliderTitle')} cards={data.promises} />
      </CollectionRegion>
      <CollectionRegion from={projectBlogs}>
        {blogs.records.length > 0 && (
          <CardSlider
            title={t('bigCardsTitle')}
            view="cards-few"
            anchor="articles"
            below={<Pager {...blogs} addressOf={(page) => `${projectsAddress(projects.page, page)}#articles`} />}
          >
            {blogs.records.map((blog) => (
              <Poster key={blog.id} card={blog} cards={blogs.records.length} />
            ))}
          </CardSlider>
        )}
      </CollectionRegion>
      <CollectionRegion from={projectQuestions}>
        <Questions questions={data.questions} />
      </CollectionRegion>
    </>
  );
}

/** The same address in both languages. */
const inBoth = (address: string) => ({ en: address, ar: address });

/** The projects page: finished projects, the crew, and how a new project starts. */
export const projects = definePage({
  path: routes.projects,
  quickLink: 'projects',
  reads: projectsNames,
  load: async (request) => ({ ...(await loadProjects(request)), booking: await loadBooking(request) }),
  head({ media: [first], projects, blogs }, { t }) {
    const picture = first?.picture ?? null;
    return {
      title: t('projects'),
      description: t('projectsDescription'),
      image: picture,
      ...((projects.page > 1 || blogs.page > 1) && { alternates: inBoth(projectsAddress(projects.page, blogs.page)) }),
    };
  },
  View: Projects,
  freshUntil: ({ booking }) => booking.freshUntil,
  async list({ ar }) {
    const lastModified = (await ar.changedAt(singleProjects)) ?? '';
    return [{ path: routes.projects, languages, lastModified }];
  },
});
