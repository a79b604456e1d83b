import {
  productCards,
  productGrid,
  productHeadlines,
  productMediaRows,
  productQuestions,
  productRows,
  productSlider,
  productTickets,
  productVideos,
  products,
} from '../../../content/collections/index.ts';
import { href, routes } from '../../../content/routes.ts';
import type { Text } from '../../../fields/field.ts';
import { summaryOf } from '../../../fields/rich-text/split-lead.ts';
import { isolateIn } from '../../../language/bidi.ts';
import { formatList } from '../../../language/format.ts';
import { definePage } from '../../render/page.ts';
import { mapRecordPages } from '../../render/record-page.ts';
import { picturedCardSizes } from '../../sections/card-sizes.ts';
import { AlternatingRows } from '../../sections/alternating-rows.tsx';
import { BigSlider } from '../../sections/big-slider.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CardSlider } from '../../sections/card-slider.tsx';
import { ContentBlocks } from '../../sections/content-blocks.tsx';
import { ContentCards } from '../../sections/content-cards.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { Group } from '../../sections/group.tsx';
import { type FeatureTile, MediaGrid } from '../../sections/media-grid.tsx';
import { MediaBanner } from '../../sections/media-banner.tsx';
import { type PagePart, PageParts } from '../../sections/page-parts.tsx';
import { Poster } from '../../sections/poster.tsx';
import { ProductCard } from '../../sections/product-card.tsx';
import { Questions } from '../../sections/questions.tsx';
import { RestOfText } from '../../sections/rest-of-text.tsx';
import { FoldedSpecification } from '../../sections/specification.tsx';
import { TicketSlider } from '../../sections/ticket-slider.tsx';
import { VideoGrid } from '../../sections/video-grid.tsx';
import { useSite } from '../../render/site-context.ts';
import { withCabinets } from '../planner/with-cabinets.ts';
import { DataSheet } from './data-sheet.tsx';
import { comparedPitch, DistanceLens } from './distance-lens.tsx';
import { ModelPart } from './model-part.tsx';
import { ProductHero } from './hero.tsx';
import { loadProduct, productPages, type ProductData } from './load.ts';
import { ProductBar } from './product-bar.tsx';
import { StructuredProduct } from './structured-product.tsx';
import { TakenAlong } from './taken-along.tsx';

/** The product's own features, then the tiles of its page. */
const tilesOf = ({ product, tiles }: ProductData): readonly FeatureTile[] => [
  ...product.features.map(({ key, title, image }) => ({ key, title, picture: image })),
  ...tiles.map(({ id, title, text, picture }) => ({ key: `${id}`, title, text, picture })),
];

const postersOf = ({ product: { features, image, banner } }: ProductData) =>
  [...features.map((feature) => feature.image), image, banner].filter((picture) => picture !== null);

/** The links to the parts of the page that this product has. */
function usePartsOf(
  { product, cards, videos, questions, projects }: ProductData,
  hasSpecification: boolean,
): readonly PagePart[] {
  const { t } = useSite();
  return [
    { anchor: 'highlights', title: t('highlights'), isShown: cards.length > 0 },
    { anchor: 'specification', title: t('specification'), isShown: hasSpecification },
    { anchor: 'model', title: t('modelTitle'), isShown: product.model !== null },
    { anchor: 'videos', title: t('videos'), isShown: videos.some(({ picture }) => picture !== null) },
    { anchor: 'questions', title: t('questions'), isShown: questions.length > 0 },
    { anchor: 'projects', title: t('projects'), isShown: projects.length > 0 },
  ].filter(({ isShown }) => isShown);
}

/** Projects with the product, and related products. */
function Related({ product, projects, related }: Pick<ProductData, 'product' | 'projects' | 'related'>) {
  const { t, language } = useSite();
  const joinNames = (names: readonly Text[]): Text => ({
    text: t('besideOthers', {
      name: product.name.text,
      others: formatList(
        names.map(({ text }) => isolateIn(language, text)),
        language,
      ),
    }),
    language,
  });
  return (
    <>
      {projects.length > 0 && (
        <CardSlider title={t('usedInProjects')} view="cards-few" anchor="projects">
          {projects.map(({ id, title, subtitle, picture, beside }) => {
            const card = {
              id,
              title,
              text: beside.length === 0 ? subtitle : joinNames(beside.map(({ name }) => name)),
              picture,
              address: href('project', { id, name: title.text }),
            };
            return <Poster key={id} card={card} cards={projects.length} />;
          })}
        </CardSlider>
      )}
      {related.length > 0 && (
        <CardSlider title={t('relatedProducts')} view="cards-pictured">
          {related.map((product) => (
            <ProductCard key={product.id} product={product} sizes={picturedCardSizes(related.length)} />
          ))}
        </CardSlider>
      )}
    </>
  );
}

function Product({ data }: { readonly data: ProductData }) {
  const site = useSite();
  const { t, link } = site;
  const {
    product,
    office,
    offer,
    ancestors,
    built,
    cards,
    rows,
    mediaRows,
    blocks,
    slides,
    tickets,
    videos,
    questions,
  } = data;
  const { id, name, image } = product;
  const specification = withCabinets(site, product, built);
  const other = comparedPitch(product, data.pitches);
  return (
    <>
      <Breadcrumbs crumbs={[...ancestors, { route: productPages.route, id, name }]} />
      <StructuredProduct product={product} ancestors={ancestors} />
      <CollectionRegion from={products}>
        <ProductHero product={product} office={office} offer={offer} built={built} />
      </CollectionRegion>
      <PageParts parts={usePartsOf(data, specification.length > 0 || other !== null)} />
      <RestOfText text={product.description} />
      <CollectionRegion from={productCards}>
        <ContentCards title={t('highlights')} cards={cards} anchor="highlights" />
      </CollectionRegion>
      {(specification.length > 0 || other !== null) && (
        <Group title={t('specification')} anchor="specification" aside={<TakenAlong product={product} built={built} />}>
          <div className="specification-part">
            <FoldedSpecification specification={specification} label={t('specification')} />
            {other !== null && <DistanceLens product={product} other={other} />}
          </div>
        </Group>
      )}
      <ModelPart product={product} />
      <CollectionRegion from={productRows}>
        <AlternatingRows title={t('inDetail')} cards={rows} />
      </CollectionRegion>
      <CollectionRegion from={productMediaRows}>
        {mediaRows.map(({ id, title, text, picture }) => (
          <MediaBanner key={id} media={picture} headline={title} text={text} />
        ))}
      </CollectionRegion>
      <CollectionRegion from={productHeadlines}>
        <ContentBlocks title={t('advantages')} cards={blocks} />
      </CollectionRegion>
      <CollectionRegion from={productSlider}>
        <BigSlider title={t('inPictures')} cards={slides} hasArrow={false} />
      </CollectionRegion>
      <CollectionRegion from={productGrid}>
        {tilesOf(data).length > 0 && <MediaGrid title={t('closeUp')} picture={image} tiles={tilesOf(data)} />}
      </CollectionRegion>
      <CollectionRegion from={productTickets}>
        <TicketSlider title={t('moreToExplore')} cards={tickets} />
      </CollectionRegion>
      <CollectionRegion from={productVideos}>
        <VideoGrid title={t('videos')} videos={videos} posters={postersOf(data)} anchor="videos" />
      </CollectionRegion>
      <CollectionRegion from={productQuestions}>
        <Questions questions={questions} />
      </CollectionRegion>
      <ClosingBand title="priceTitle" text="priceText" office={office} about={name.text}>
        <a className="button-quiet" href={link('contact')}>
          {t('visitOffice')}
        </a>
      </ClosingBand>
      <Related product={product} projects={data.projects} related={data.related} />
    </>
  );
}

const View = ({ data }: { readonly data: ProductData }) =>
  data.isSheet ? <DataSheet product={data.product} office={data.office} built={data.built} /> : <Product data={data} />;

/** The page of a product; with `?print`, its data sheet. */
export const product = definePage({
  path: routes.product,
  records: productPages,
  reads: ['print'],
  load: loadProduct,
  head: ({ product: { name, description, image, banner }, alternates, isSheet }) => ({
    title: name,
    description: summaryOf(description).text,
    image: banner ?? image,
    noindex: isSheet,
    alternates,
  }),
  View,
  Bar: ProductBar,
  mapped: mapRecordPages(productPages),
});
