import { singleProjects } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { isolate } from '../../../language/bidi.ts';
import { languages } from '../../../language/languages.ts';
import { definePage } from '../../render/page.ts';
import { projectLink } from '../../links/project-pages.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { Finding } from '../../sections/finding.tsx';
import { NoMatch } from '../../sections/no-match.tsx';
import { Message } from '../../sections/message.tsx';
import { Pager } from '../../sections/pager.tsx';
import { UnreadList } from '../../sections/unread-list.tsx';
import { UsedFilters } from '../../sections/used-filters.tsx';
import { useSite } from '../../render/site-context.ts';
import { fullAddress, StructuredData } from '../../render/structured-data.tsx';
import { FilterForm } from './filter-form.tsx';
import { type FilterName, filterOrder, listNames, noFilters, projectsAddress } from './filters.ts';
import { ListedProject } from './listed-project.tsx';
import { loadProjectList, type ProjectListData } from './load.ts';

/** The label of an active filter. */
function useFilterName({ filters, sectors, cities, places, products }: ProjectListData): (name: FilterName) => string {
  const { t } = useSite();
  const choices = { sector: sectors, city: cities, place: places, product: products };
  return (name) => {
    if (name !== 'minArea' && name !== 'maxArea')
      return choices[name].find(({ key }) => key === String(filters[name]))?.label.text ?? t(name);
    const value = isolate(`${filters[name]} ${t('squareMetres')}`);
    return `${t('displayArea')}: ${t(name === 'minArea' ? 'fromValue' : 'toValue', { value })}`;
  };
}

function List({ data }: { readonly data: ProjectListData }) {
  const site = useSite();
  const { t, link } = site;
  const { projects, filters, page, pages } = data;
  if (projects.length === 0)
    return (
      <NoMatch title={t('noProjectMatch')} text={t('noProjectMatchText')} whole={projectsAddress(noFilters)}>
        <a className="button-quiet" href={link('contact')}>
          {t('contact')}
        </a>
      </NoMatch>
    );
  return (
    <>
      <ul className="listed-grid listed-grid-wide">
        {projects.map((project) => (
          <ListedProject key={project.id} project={project} />
        ))}
        {page === pages && (
          <li className="listed-ask">
            <h2 className="heading-3">{t('registerTitle')}</h2>
            <p className="text-mist">{t('yourPlaceText')}</p>
            <a className="button card-link mt-3" href={link('register')}>
              {t('startProject')}
            </a>
          </li>
        )}
      </ul>
      <Pager page={page} pages={pages} addressOf={(to) => projectsAddress(filters, to)} />
      <StructuredData
        thing={{
          '@type': 'ItemList',
          itemListElement: projects.map((project, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: project.title.text,
            url: fullAddress(site, projectLink(project)),
          })),
        }}
      />
    </>
  );
}

function ProjectList({ data }: { readonly data: ProjectListData }) {
  const { t, language } = useSite();
  const nameOf = useFilterName(data);
  const { filters, count, total } = data;
  if (data.hasFailed) return <UnreadList title={t('projectsFailed')} />;
  if (total === 0) return <Message title={t('projectsSoon')} text={t('addingSoonText')} isLit />;
  const used = filterOrder.filter((name) => filters[name] !== null);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { name: { text: t('projects'), language }, address: routes.projects },
          { name: { text: t('allProjects'), language }, address: routes.projectList },
        ]}
      />
      <Finding
        title={t('allProjects')}
        lead={t('allProjectsText')}
        opens={t('showProjectFilters')}
        form={<FilterForm data={data} />}
        count={t('projectCount', { count })}
        used={
          <UsedFilters
            filters={used.map((name) => ({
              key: name,
              name: nameOf(name),
              without: projectsAddress({ ...filters, [name]: null }),
            }))}
            whole={projectsAddress(noFilters)}
            unread={data.unread}
          />
        }
      >
        <List data={data} />
      </Finding>
    </>
  );
}

/** The list of all projects with filters. The address contains the filters, so a list can be shared. */
export const projectList = definePage({
  path: routes.projectList,
  quickLink: 'allProjects',
  reads: listNames,
  load: loadProjectList,
  head: ({ projects: [first] }, { t }) => ({
    title: t('allProjects'),
    description: t('allProjectsText'),
    image: first?.icon ?? null,
  }),
  View: ProjectList,
  async list({ ar }) {
    const lastModified = await ar.changedAt(singleProjects);
    return lastModified === null ? [] : [{ path: routes.projectList, languages, lastModified }];
  },
});
