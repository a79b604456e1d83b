import {
  subCategories,
  subCategoryCards,
  subCategoryGallery,
  subCategoryQuestions,
  subCategorySlider,
  subCategoryStrip,
  subCategoryTickets,
} from '../../../content/collections/index.ts';
import { readRecordAddress } from '../../../content/read-record-address.ts';
import { routes } from '../../../content/routes.ts';
import { splitLead, summaryOf } from '../../../fields/rich-text/split-lead.ts';
import { definePage } from '../../render/page.ts';
import { mapRecordPages } from '../../render/record-page.ts';
import { BigSlider } from '../../sections/big-slider.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { ClosingBand } from '../../sections/closing-band.tsx';
import { ContentCards } from '../../sections/content-cards.tsx';
import type { Card } from '../../sections/card.ts';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { Group } from '../../sections/group.tsx';
import { IconStrip } from '../../sections/icon-strip.tsx';
import { PageHero, titleClass } from '../../sections/page-hero.tsx';
import { Questions } from '../../sections/questions.tsx';
import { QuoteLink } from '../../sections/quote-link.tsx';
import { RestOfText } from '../../sections/rest-of-text.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { TicketSlider } from '../../sections/ticket-slider.tsx';
import { TileGallery } from '../../sections/tile-gallery.tsx';
import { useSite } from '../../render/site-context.ts';
import { CompareList, modelSizes } from '../products/compare-list.tsx';
import { loadSubCategory, subCategoryPages, type SubCategoryData } from './load.ts';

const galleryPattern = [8, 4, 4, 4, 4, 4, 8];

/** The title of the sub-category or, without one, its name, on its banner. */
function Hero({ subCategory }: Pick<SubCategoryData, 'subCategory'>) {
  const { t, upload } = useSite();
  const { name, title, text, banner, specsheet } = subCategory;
  const shown = title.text === '' ? name : title;
  return (
    <PageHero media={banner} isBeside>
      <h1>
        {title.text !== '' && (
          <span className="eyebrow">
            <LocalizedText text={name} />
          </span>
        )}
        <span className={titleClass(shown)}>
          <LocalizedText text={shown} />
        </span>
      </h1>
      <Prose text={splitLead(text).lead} className="hero-info whitespace-pre-line" />
      <div className="hero-actions">
        <QuoteLink className="button" />
        {specsheet !== null && (
          <a className="button-quiet" href={upload(specsheet)} type="application/pdf">
            {t('technicalParameters')}
          </a>
        )}
      </div>
    </PageHero>
  );
}

/** Tickets may have any link. If all of them link to projects, their row gets the title for projects. */
const leadsToProject = ({ address }: Card): boolean =>
  address !== null && readRecordAddress(address)?.kind === 'project';

function SubCategory({ data }: { readonly data: SubCategoryData }) {
  const { t, link } = useSite();
  const { subCategory, category, strip, cards, slides, gallery, models, kinds, tickets, questions } = data;
  const { id, name } = subCategory;
  const ancestors = category === null ? [] : [{ route: 'category' as const, id: category.id, name: category.name }];
  return (
    <>
      <Breadcrumbs crumbs={[...ancestors, { route: subCategoryPages.route, id, name }]} />
      <CollectionRegion from={subCategoryStrip}>
        <IconStrip label={t('within', { name: name.text })} cards={strip} />
      </CollectionRegion>
      <CollectionRegion from={subCategories}>
        <Hero subCategory={subCategory} />
      </CollectionRegion>
      <RestOfText text={subCategory.text} />
      <CollectionRegion from={subCategoryCards}>
        <ContentCards title={t('highlights')} cards={cards} />
      </CollectionRegion>
      <CollectionRegion from={subCategorySlider}>
        <BigSlider title={t('inPictures')} cards={slides} />
      </CollectionRegion>
      <CollectionRegion from={subCategoryGallery}>
        <TileGallery title={t('gallery')} tiles={gallery} pattern={galleryPattern} />
      </CollectionRegion>
      {models.length > 0 && (
        <Group title={t('chooseModel')}>
          <CompareList products={models} compare={[]} kinds={kinds} sizes={modelSizes(models.length)} />
        </Group>
      )}
      <CollectionRegion from={subCategoryTickets}>
        <TicketSlider title={t(tickets.every(leadsToProject) ? 'projects' : 'moreToExplore')} cards={tickets} />
      </CollectionRegion>
      <CollectionRegion from={subCategoryQuestions}>
        <Questions questions={questions} />
      </CollectionRegion>
      <ClosingBand title="fittingTitle" text="fittingText" office={data.office} about={name.text}>
        <a className="button-quiet" href={link('products')}>
          {t('productsTitle')}
        </a>
      </ClosingBand>
    </>
  );
}

/** The page of a sub-category, a family of products within a category. */
export const subCategory = definePage({
  path: routes.subCategory,
  records: subCategoryPages,
  load: loadSubCategory,
  head: ({ subCategory: { name, text, banner }, alternates }) => ({
    title: name,
    description: summaryOf(text).text,
    image: banner,
    alternates,
  }),
  View: SubCategory,
  mapped: mapRecordPages(subCategoryPages),
});
