import { solutions } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { definePage } from '../../page.ts';
import { mapRecordPages } from '../../record-page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { fourCardSizes } from '../../sections/card-sizes.ts';
import { CardSlider } from '../../sections/card-slider.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { Group } from '../../sections/group.tsx';
import { PageHero, titleClass } from '../../sections/page-hero.tsx';
import { ProductCard } from '../../sections/product-card.tsx';
import { ProjectSlider } from '../../sections/project-slider.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import { noFilters, productsAddress } from '../products/filters.ts';
import { projectsAddress } from '../project-list/filters.ts';
import { loadSolution, type SolutionData, solutionPages } from './load.ts';

function Solution({ data }: { readonly data: SolutionData }) {
  const { say, language, href, link } = useSite();
  const { solution, products, productCount, projects, projectCount, others } = data;
  const { id, title, text, image } = solution;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { address: routes.solutions, name: { text: say('solutions'), language } },
          { route: solutionPages.route, id, name: title },
        ]}
      />
      <CollectionRegion from={solutions}>
        <PageHero media={image}>
          <p className="eyebrow">{say('solutions')}</p>
          <h1 className={titleClass(title)}>
            <Say text={title} />
          </h1>
          <p className="hero-info whitespace-pre-line">
            <Say text={text} />
          </p>
          <div className="hero-actions">
            <a className="button" href={link('register')}>
              {say('startProject')}
            </a>
            <a className="button-quiet" href={link('contact')}>
              {say('contact')}
            </a>
          </div>
        </PageHero>
      </CollectionRegion>
      {products.length > 0 && (
        <CardSlider
          title={say('solutionProducts')}
          view="cards-four"
          below={
            <a className="more-link mt-6" href={href(productsAddress({ ...noFilters, place: id }))}>
              {say('seeAllProducts', { count: productCount })}
            </a>
          }
        >
          {products.map((product) => (
            <ProductCard key={product.id} product={product} sizes={fourCardSizes(products.length)} />
          ))}
        </CardSlider>
      )}
      <ProjectSlider title={say('solutionProjects')} projects={projects}>
        <a className="more-link mt-6" href={href(projectsAddress({ place: id }))}>
          {say('seeAllProjects', { count: projectCount })}
        </a>
      </ProjectSlider>
      {others.length > 0 && (
        <Group title={say('otherSolutions')}>
          <ul className="pills">
            {others.map((other) => (
              <li key={other.id}>
                <a className="pill" href={link('solution', { id: other.id, name: other.title.text })}>
                  <Say text={other.title} />
                </a>
              </li>
            ))}
          </ul>
        </Group>
      )}
    </>
  );
}

/** A kind of place, with all that is made for it. */
export const solution = definePage({
  path: routes.solution,
  records: solutionPages,
  load: loadSolution,
  head: ({ solution: { title, text, image }, twins }) => ({
    title,
    description: text.text,
    image,
    twins,
  }),
  View: Solution,
  mapped: mapRecordPages(solutionPages),
});
