import {
  subCategories,
  subCategoryCards,
  subCategoryGallery,
  subCategoryQuestions,
  subCategorySlider,
  subCategoryStrip,
  subCategoryTickets,
} from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { splitLead, summaryOf } from '../../../fields/rich-text/split-lead.ts';
import { definePage } from '../../page.ts';
import { mapRecordPages } from '../../record-page.ts';
import { BigSlider } from '../../sections/big-slider.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { ContentCards } from '../../sections/content-cards.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { IconStrip } from '../../sections/icon-strip.tsx';
import { PageHero, titleClass } from '../../sections/page-hero.tsx';
import { Questions } from '../../sections/questions.tsx';
import { RestOfStyle } from '../../sections/rest-of-style.tsx';
import { RestOfText } from '../../sections/rest-of-text.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { Say } from '../../sections/say.tsx';
import { TicketSlider } from '../../sections/ticket-slider.tsx';
import { TileGallery } from '../../sections/tile-gallery.tsx';
import { useSite } from '../../site-context.ts';
import { loadSubCategory, subCategoryPages, type SubCategoryData } from './load.ts';

const galleryPattern = [8, 4, 4, 4, 4, 4, 8];

/** The family's title or, where there is none, its name, upon its banner. */
function Hero({ subCategory }: Pick<SubCategoryData, 'subCategory'>) {
  const { say, upload } = useSite();
  const { name, title, text, banner, specsheet } = subCategory;
  const shown = title.text === '' ? name : title;
  return (
    <PageHero media={banner}>
      <h1>
        {title.text !== '' && (
          <span className="eyebrow">
            <Say text={name} />
          </span>
        )}
        <span className={titleClass(shown)}>
          <Say text={shown} />
        </span>
      </h1>
      <Prose text={splitLead(text).lead} className="hero-info whitespace-pre-line" />
      {specsheet !== null && (
        <a className="button" href={upload(specsheet)} type="application/pdf">
          {say('technicalParameters')}
        </a>
      )}
    </PageHero>
  );
}

function SubCategory({ data }: { readonly data: SubCategoryData }) {
  const { say } = useSite();
  const { subCategory, category, strip, cards, slides, gallery, tickets, questions } = data;
  const { id, name } = subCategory;
  const above = category === null ? [] : [{ route: 'category' as const, id: category.id, name: category.name }];
  return (
    <>
      <Breadcrumbs crumbs={[...above, { route: subCategoryPages.route, id, name }]} />
      <CollectionRegion from={subCategoryStrip}>
        <IconStrip label={say('within', { name: name.text })} cards={strip} />
      </CollectionRegion>
      <CollectionRegion from={subCategories}>
        <Hero subCategory={subCategory} />
      </CollectionRegion>
      <RestOfStyle of="subCategory" />
      <RestOfText text={subCategory.text} />
      <CollectionRegion from={subCategoryCards}>
        <ContentCards title={say('highlights')} cards={cards} />
      </CollectionRegion>
      <CollectionRegion from={subCategorySlider}>
        <BigSlider title={say('inPictures')} cards={slides} />
      </CollectionRegion>
      <CollectionRegion from={subCategoryGallery}>
        <TileGallery title={say('gallery')} tiles={gallery} pattern={galleryPattern} />
      </CollectionRegion>
      <CollectionRegion from={subCategoryTickets}>
        <TicketSlider title={say('moreToExplore')} cards={tickets} />
      </CollectionRegion>
      <CollectionRegion from={subCategoryQuestions}>
        <Questions questions={questions} />
      </CollectionRegion>
    </>
  );
}

/** A family of products within a category. */
export const subCategory = definePage({
  path: routes.subCategory,
  records: subCategoryPages,
  load: loadSubCategory,
  head: ({ subCategory: { name, text, banner }, twins }) => ({
    title: name,
    description: summaryOf(text).text,
    image: banner,
    twins,
  }),
  View: SubCategory,
  mapped: mapRecordPages(subCategoryPages),
});
