import { solutions } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { compareAddress } from '../../links/compare-ids.ts';
import { mostCompared } from '../../render/most-compared.ts';
import { definePage } from '../../render/page.ts';
import { mapRecordPages } from '../../render/record-page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { picturedCardSizes } from '../../sections/card-sizes.ts';
import { CardSlider } from '../../sections/card-slider.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { PageHero, titleClass } from '../../sections/page-hero.tsx';
import { PlannerTeaser } from '../../sections/planner-teaser.tsx';
import { ProductCard } from '../../sections/product-card.tsx';
import { Questions } from '../../sections/questions.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { noFilters, productsAddress } from '../products/filters.ts';
import { projectsAddress } from '../project-list/filters.ts';
import { BuiltProjects } from './built-projects.tsx';
import { loadSolution, type SolutionData, solutionPages } from './load.ts';
import { Needs } from './needs.tsx';
import { OtherPlaces } from './other-places.tsx';

/** A link to the comparison of the products, or, if they are more than are shown here, to the filtered list. */
function ComparisonLink({ data: { solution, products, productCount, areAlike } }: { readonly data: SolutionData }) {
  const { t, href } = useSite();
  const isComparable = areAlike && productCount <= mostCompared;
  // A list of the products that are already shown here adds nothing.
  if (productCount < 2 || (!isComparable && productCount <= products.length)) return null;
  const address = isComparable
    ? compareAddress(products.map(({ id }) => id))
    : productsAddress({ ...noFilters, place: solution.id });
  return (
    <a className="more-link mt-6" href={href(address)}>
      {t(isComparable ? 'compareThese' : 'filterThese', { count: productCount })}
      <Icon name="arrow" className="size-4" />
    </a>
  );
}

function Solution({ data }: { readonly data: SolutionData }) {
  const { t, language, href, link } = useSite();
  const { solution, products, projects, projectCount, others } = data;
  const { id, title, text, image, needs, questions } = solution;
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { address: routes.solutions, name: { text: t('solutions'), language } },
          { route: solutionPages.route, id, name: title },
        ]}
      />
      <CollectionRegion from={solutions}>
        <PageHero media={image} isBeside className="solution-hero">
          <h1 className={titleClass(title)}>
            <LocalizedText text={title} />
          </h1>
          <p className="hero-info whitespace-pre-line">
            <LocalizedText text={text} />
          </p>
          <div className="hero-actions">
            <a className="button" href={link('register')}>
              {t('startProject')}
            </a>
            <a className="button-quiet" href={link('contact')}>
              {t('contact')}
            </a>
          </div>
        </PageHero>
      </CollectionRegion>
      <CollectionRegion from={solutions}>
        <Needs needs={needs} />
      </CollectionRegion>
      {products.length > 0 && (
        <CardSlider title={t('solutionProducts')} view="cards-pictured" below={<ComparisonLink data={data} />}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} sizes={picturedCardSizes(products.length)} />
          ))}
        </CardSlider>
      )}
      <BuiltProjects projects={projects} shown={image}>
        {projectCount > projects.length && (
          <a className="more-link mt-8" href={href(projectsAddress({ place: id }))}>
            {t('seeAllProjects', { count: projectCount })}
            <Icon name="arrow" className="size-4" />
          </a>
        )}
      </BuiltProjects>
      {data.isPlannable && <PlannerTeaser />}
      <CollectionRegion from={solutions}>
        <Questions questions={questions.map(({ title, text }, index) => ({ id: index, title, text, picture: null }))} />
      </CollectionRegion>
      <ClosingBand title="placeTitle" text="placeText" office={data.office} about={title.text}>
        <a className="button-quiet" href={link('projectList')}>
          {t('allProjects')}
        </a>
      </ClosingBand>
      <OtherPlaces others={others} />
    </>
  );
}

/** The page of a kind of place, with the products for it. */
export const solution = definePage({
  path: routes.solution,
  records: solutionPages,
  load: loadSolution,
  head: ({ solution: { title, text, image }, alternates }) => ({
    title,
    description: text.text,
    image,
    alternates,
  }),
  View: Solution,
  mapped: mapRecordPages(solutionPages),
});
