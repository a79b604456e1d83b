import { singleProjectContent, singleProjectQuestions, singleProjects } from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { summaryOf } from '../../../fields/rich-text/split-lead.ts';
import { definePage } from '../../render/page.ts';
import { projectLink, projectPages } from '../../links/project-pages.ts';
import { mapRecordPages } from '../../render/record-page.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { picturedCardSizes } from '../../sections/card-sizes.ts';
import { CardSlider } from '../../sections/card-slider.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { ProductCard } from '../../sections/product-card.tsx';
import { ProjectSlider } from '../../sections/project-slider.tsx';
import { Questions } from '../../sections/questions.tsx';
import { RestOfText } from '../../sections/rest-of-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { Chapters } from './chapters.tsx';
import { ClientWords } from './client-words.tsx';
import { ProjectFacts } from './facts.tsx';
import { ProjectHero } from './hero.tsx';
import { loadProject, type ProjectData } from './load.ts';

function Project({ data }: { readonly data: ProjectData }) {
  const { t, language, link } = useSite();
  const { project, chapters, products, questions, others } = data;
  const crumbs = [
    { address: routes.projects, name: { text: t('projects'), language } },
    { address: projectLink(project), name: project.title },
  ];
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <CollectionRegion from={singleProjects}>
        <ProjectHero project={project} hotspots={data.marks} />
        <ProjectFacts project={project} products={products} />
      </CollectionRegion>
      <RestOfText text={project.text} />
      <CollectionRegion from={singleProjectContent}>
        <Chapters chapters={chapters} />
      </CollectionRegion>
      <ClientWords project={project} />
      {products.length > 0 && (
        <CardSlider title={t('productsUsed')} view="cards-pictured">
          {products.map((product) => (
            <ProductCard key={product.id} product={product} sizes={picturedCardSizes(products.length)} />
          ))}
        </CardSlider>
      )}
      <CollectionRegion from={singleProjectQuestions}>
        <Questions questions={questions} />
      </CollectionRegion>
      <ClosingBand title="similarTitle" text="similarText" office={data.office} about={project.title.text}>
        <a className="button-quiet" href={link('solutions')}>
          {t('solutions')}
        </a>
      </ClosingBand>
      <ProjectSlider title={t('otherProjects')} projects={others} />
    </>
  );
}

export const project = definePage({
  path: routes.project,
  records: projectPages,
  load: loadProject,
  head: ({ project: { title, subtitle, text, icon }, alternates }) => ({
    title,
    description: summaryOf(text).text || subtitle.text,
    image: icon,
    alternates,
  }),
  View: Project,
  mapped: mapRecordPages(projectPages),
});
