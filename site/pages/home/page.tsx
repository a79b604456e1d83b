import {
  bodySlider,
  heroBanners,
  homeContentSlider,
  homeSlider,
  productBanners,
} from '../../../content/collections/index.ts';
import { routes } from '../../../content/routes.ts';
import { languages } from '../../../language/languages.ts';
import { type BookingData, loadBooking } from '../../render/booking.ts';
import { definePage } from '../../render/page.ts';
import { BookingCard } from '../../sections/booking-card.tsx';
import { CollectionRegion } from '../../sections/collection-region.tsx';
import { Message } from '../../sections/message.tsx';
import { useSite } from '../../render/site-context.ts';
import { Evidence } from './evidence.tsx';
import { Hero } from './hero.tsx';
import { KnowMore } from './know-more.tsx';
import { type EvidenceData, loadEvidence } from './load-evidence.ts';
import { type CompanyData, loadCompany, loadHome, type HomeData } from './load.ts';
import { ProductCards } from './product-cards.tsx';
import { Reasons } from './reasons.tsx';
import { Stories } from './stories.tsx';
import { StructuredOrganization } from './structured-organization.tsx';
import { Tiles } from './tiles.tsx';

/** On wide windows the text of the hero and the card beside it are positioned from the bottom. */
const firstScreenEnd = 'first-screen-end';

/** The groups in their order, without those that have no records. */
function Home({
  data,
}: {
  readonly data: HomeData &
    CompanyData & { readonly title: string; readonly booking: BookingData; readonly evidence: EvidenceData };
}) {
  const { t } = useSite();
  const { hero, tiles, cards, stories, products, reasons, title } = data;
  if ([hero, tiles, cards, stories, products, reasons].every((group) => group.length === 0)) {
    return <Message title={t('addingSoonTitle')} text={t('addingSoonText')} isLit isHome />;
  }
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <StructuredOrganization company={data.company} offices={data.offices} />
      <div className={hero.length > 0 ? 'hero-stage' : undefined}>
        <CollectionRegion from={heroBanners}>
          {hero.length > 0 && <Hero banners={hero} proof={data.proof} />}
        </CollectionRegion>
        <div className="hero-booking container-site">
          <BookingCard data={data.booking} isFolded />
        </div>
        <span id={firstScreenEnd} hidden />
      </div>
      <CollectionRegion from={productBanners}>{tiles.length > 0 && <Tiles tiles={tiles} />}</CollectionRegion>
      <Evidence evidence={data.evidence} />
      <CollectionRegion from={homeSlider}>{cards.length > 0 && <KnowMore banners={cards} />}</CollectionRegion>
      <CollectionRegion from={bodySlider}>{stories.length > 0 && <Stories banners={stories} />}</CollectionRegion>
      {products.length > 0 && <ProductCards products={products} />}
      <CollectionRegion from={homeContentSlider}>
        {reasons.length > 0 && <Reasons reasons={reasons} />}
      </CollectionRegion>
    </>
  );
}

export const home = definePage({
  path: routes.home,
  quickLink: 'home',
  async load(request) {
    const [groups, about, booking, evidence] = await Promise.all([
      loadHome(request),
      loadCompany(request.reader),
      loadBooking(request),
      loadEvidence(request),
    ]);
    const { company } = about;
    const title = [company.name.text, company.tagline.text].filter((part) => part !== '').join(' – ');
    return {
      ...groups,
      ...about,
      title: title || request.t('home'),
      description: company.description.text,
      booking,
      evidence,
    };
  },
  head(data) {
    const first = data.hero[0]?.image ?? null;
    return {
      title: data.title,
      description: data.description,
      image: first,
      firstScreenEnd,
    };
  },
  View: Home,
  freshUntil: ({ booking }) => booking.freshUntil,
  async list({ ar }) {
    const { proof: _, ...groups } = await loadHome({ reader: ar, attempt: (_, read) => read() });
    const changed = Object.values(groups).flatMap((group) => group.map(({ updatedAt }) => updatedAt));
    return [{ path: routes.home, languages, lastModified: changed.toSorted().at(-1) ?? '' }];
  },
});
