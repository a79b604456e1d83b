import { countries } from '../../../content/countries.ts';
import { routes } from '../../../content/routes.ts';
import { settingsOf } from '../../../content/settings.ts';
import { showroomSettings } from '../../../content/showroom-settings.ts';
import { languages } from '../../../language/languages.ts';
import { originsOf } from '../../links/foreign-address.ts';
import { definePage, type PageRequest } from '../../render/page.ts';
import { useSite } from '../../render/site-context.ts';
import { bookingAnchor } from '../../sections/booking-card.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { Group } from '../../sections/group.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { Office } from '../../sections/office.tsx';
import { OfficeMap } from '../../sections/office-map.tsx';
import { PageHero } from '../../sections/page-hero.tsx';
import { Picture } from '../../sections/picture.tsx';
import style from './showroom.css?inline';

type ShowroomData = Awaited<ReturnType<typeof loadShowroom>>;

const pictureSizes = '(min-width: 1416px) 640px, (min-width: 768px) 46vw, 92vw';

/** Loads the showroom, and the offices that have an address, that of the visitor's country first. */
async function loadShowroom({ reader, t }: Pick<PageRequest, 'reader' | 't'>) {
  const ordered = [reader.country, ...countries.filter((country) => country !== reader.country)];
  const [room, offices] = await Promise.all([
    reader.settings(showroomSettings),
    Promise.all(ordered.map(async (country) => ({ country, office: await reader.settings(settingsOf(country)) }))),
  ]);
  return {
    room,
    title: room.title.text || t('showroom'),
    /** The office whose map is shown. */
    own: offices[0]?.office ?? null,
    offices: offices.filter(({ office, country }) => country === reader.country || office.address.text !== ''),
  };
}

/** Addresses, opening hours and the map. */
function Visit({ own, offices }: Pick<ShowroomData, 'own' | 'offices'>) {
  const { t, isCountryChosen } = useSite();
  const shown = isCountryChosen ? offices : offices.slice(0, 1);
  return (
    <Group title={t('showroomVisit')}>
      <div className="showroom-visit">
        <div className="offices">
          {shown.map((each) => (
            <Office key={each.country} {...each} isNamed={shown.length > 1} />
          ))}
        </div>
        {own !== null && <OfficeMap office={own} />}
      </div>
    </Group>
  );
}

function Showroom({ data: { room, title, own, offices } }: { readonly data: ShowroomData }) {
  const { t, language, link, style: pageStyle } = useSite();
  pageStyle.add(style);
  return (
    <>
      <Breadcrumbs crumbs={[{ address: routes.showroom, name: { text: t('showroom'), language } }]} />
      <PageHero media={room.image} isBeside isLow>
        <h1 className="hero-title">{room.title.text === '' ? title : <LocalizedText text={room.title} />}</h1>
        <p className="page-intro-text">
          <LocalizedText text={room.text} />
        </p>
        <p className="mt-8">
          <a className="button" href={`${link('contact')}#${bookingAnchor}`}>
            {t('showroomBook')}
          </a>
        </p>
      </PageHero>
      {room.pictures.length > 0 && (
        <Group title={t('showroomPictures')}>
          <div className="showroom-pictures">
            {room.pictures.map(({ key, title: name, text, image }) => (
              <figure key={key}>
                <Picture media={image} sizes={pictureSizes} box={{ ratio: 3 / 2 }} alt="" />
                <figcaption>
                  <h3 className="heading-3">
                    <LocalizedText text={name} />
                  </h3>
                  <p>
                    <LocalizedText text={text} />
                  </p>
                </figcaption>
              </figure>
            ))}
          </div>
        </Group>
      )}
      <Visit own={own} offices={offices} />
    </>
  );
}

/** The showroom with its pictures, addresses, opening hours, map, and a link to book a visit. */
export const showroom = definePage({
  path: routes.showroom,
  quickLink: 'showroom',
  load: loadShowroom,
  head: ({ title, room }, { t }) => ({
    title,
    description: room.text.text || t('showroomDescription'),
    image: room.image,
  }),
  foreign: ({ own }) => ({ frames: originsOf([own?.map ?? '']) }),
  View: Showroom,
  async list({ ar }) {
    const { updatedAt } = await ar.settings(showroomSettings);
    return [{ path: routes.showroom, languages, lastModified: updatedAt }];
  },
});
