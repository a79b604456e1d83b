import { languages } from '../../../language/languages.ts';
import { type BookingData, loadBooking } from '../../booking.ts';
import { isVideo } from '../../media.ts';
import { definePage } from '../../page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CardSlider } from '../../sections/card-slider.tsx';
import { ContactBlock } from '../../sections/contact-block.tsx';
import { IconCardSlider } from '../../sections/icon-card-slider.tsx';
import { LogoWall } from '../../sections/logo-wall.tsx';
import { NumberedGrid } from '../../sections/numbered-grid.tsx';
import { Poster } from '../../sections/poster.tsx';
import { ProjectCards } from '../../sections/project-cards.tsx';
import { ProjectSlider } from '../../sections/project-slider.tsx';
import { Questions } from '../../sections/questions.tsx';
import { StaffSlider } from '../../sections/staff-slider.tsx';
import { useSite } from '../../site-context.ts';
import { loadProjects, type ProjectsData } from './load.ts';
import { firstSizes, Showcase } from './showcase.tsx';

const posterSizes = '(min-width: 1024px) 28vw, (min-width: 768px) 40vw, 84vw';

function Projects({ data }: { readonly data: ProjectsData & { readonly booking: BookingData } }) {
  const { say, language } = useSite();
  return (
    <>
      <Breadcrumbs crumbs={[{ address: '/projects', name: { text: say('projects'), language } }]} />
      <div className="page-intro container-site">
        <h1 className="heading-1">{say('projectsTitle')}</h1>
        <p className="page-intro-text">{say('projectsDescription')}</p>
      </div>
      <Showcase banners={data.media} />
      <StaffSlider title={say('crewTitle')} members={data.firstCrew} />
      <StaffSlider title={say('crewSecondTitle')} members={data.secondCrew} />
      <LogoWall title={say('clientsTitle')} clients={data.clients} />
      <ProjectCards title={say('previousProjects')} cards={data.previous} />
      <NumberedGrid title={say('stepsTitle')} cards={data.steps} address="/community" />
      <ContactBlock office={data.office} about={say('yourProjects')} booking={data.booking} />
      <ProjectSlider title={say('stepIntoOurWorld')} projects={data.projects} />
      <IconCardSlider title={say('contentSliderTitle')} cards={data.promises} />
      {data.blogs.length > 0 && (
        <CardSlider title={say('bigCardsTitle')} view="cards-few">
          {data.blogs.map((blog) => (
            <Poster key={blog.id} card={blog} sizes={posterSizes} />
          ))}
        </CardSlider>
      )}
      <Questions questions={data.questions} />
    </>
  );
}

/** What was built, by whom, and how the next one begins. */
export const projects = definePage({
  path: '/projects',
  quickLink: 'projects',
  load: async (request) => ({ ...(await loadProjects(request)), booking: loadBooking(request) }),
  head({ media: [first] }, { say }) {
    const picture = first?.picture ?? null;
    return {
      title: say('projects'),
      description: say('projectsDescription'),
      image: picture,
      preload: picture === null || isVideo(picture) ? undefined : { media: picture, sizes: firstSizes },
    };
  },
  View: Projects,
  freshUntil: ({ booking }) => booking.freshUntil,
  async list({ ar }) {
    const { projects } = await loadProjects({ reader: ar, attempt: (_, read) => read() });
    const changed = projects.map(({ updatedAt }) => updatedAt);
    return [{ path: '/projects', languages, lastModified: changed.toSorted().at(-1) ?? '' }];
  },
});
