import { communityBlogs, products, projectBlogs, singleProjects } from '../../../content/collections/index.ts';
import { isOver, readDetailsToken } from '../../../content/enquiries/details-link.ts';
import type { Reader } from '../../../content/model/reader.ts';
import { companySettings, settingsOf } from '../../../content/settings.ts';
import { readIds } from '../../links/compare-ids.ts';
import { mostCompared } from '../../render/most-compared.ts';
import { itemLink, leadsHere } from '../../links/item-link.ts';
import type { PageRequest } from '../../render/page.ts';
import { projectLink } from '../../links/project-pages.ts';
import { type Card, toCard } from '../../sections/card.ts';
import { blogAddress, communityPath } from '../our-community/addresses.ts';
import { loadPlanner } from '../planner/load.ts';

export type RegisterData = Awaited<ReturnType<typeof loadRegister>>;

const mostCards = 3;

const readProjects = async (reader: Reader): Promise<readonly Card[]> =>
  (await reader.part(singleProjects, { limit: mostCards })).records.map((project) => ({
    id: project.id,
    title: project.title,
    text: project.subtitle,
    picture: project.icon,
    address: projectLink(project),
  }));

/** Reads the first articles about projects; if there are none, the first blogs of the community. */
async function readBlogs(reader: Reader): Promise<readonly Card[]> {
  const { records: articles } = await reader.part(projectBlogs, { limit: mostCards });
  if (articles.length > 0) return articles.map(toCard);
  return (await reader.part(communityBlogs, { limit: mostCards })).records.map(({ id, name, icon, path }) => ({
    id,
    title: name,
    text: { text: '', language: name.language },
    picture: icon,
    address: path === '' || leadsHere(path, communityPath) ? blogAddress({ id, name }) : itemLink(path, name.text),
  }));
}

/**
 * Loads the film, the contact, the projects and articles, and the plan of a wall or the products that the request is
 * about. `link`: the link of a quote request that the visitor followed.
 */
export async function loadRegister({
  query,
  reader,
  attempt,
}: Pick<PageRequest<unknown, 'plan' | 'ids' | 'adds_to'>, 'query' | 'reader' | 'attempt'>) {
  const planned = query.get('plan');
  const addsTo = query.get('adds_to') ?? '';
  const token = readDetailsToken(addsTo);
  const [{ registerVideo, requestPicture, registerPicture }, office, projects, blogs, plan, chosen] = await Promise.all(
    [
      reader.settings(companySettings),
      reader.settings(settingsOf(reader.country)),
      attempt('Failed to fetch the projects', () => readProjects(reader)),
      attempt('Failed to fetch the blogs', () => readBlogs(reader)),
      planned === null ? null : loadPlanner({ query: new URLSearchParams(planned), reader, attempt }),
      attempt('Failed to fetch products', () => reader.some(products, readIds(query, 'ids').slice(0, mostCompared))),
    ],
  );
  const link = token === null ? null : isOver(token, Date.now()) ? ('over' as const) : { addsTo };
  return { registerVideo, requestPicture, registerPicture, office, projects, blogs, plan, chosen, link };
}
