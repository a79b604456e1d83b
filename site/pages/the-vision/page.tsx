import { routes } from '../../../content/routes.ts';
import { companySettings } from '../../../content/settings.ts';
import { directionOf, languages } from '../../../language/languages.ts';
import { siteMessages } from '../../../language/site-messages.ts';
import { originsOf } from '../../links/foreign-address.ts';
import { definePage, type PageRequest } from '../../render/page.ts';
import { useSite } from '../../render/site-context.ts';
import { SiteProvider } from '../../render/site-provider.tsx';
import { AboutSection } from './about-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { HomeSection } from './home-section.tsx';
import { loadLanding } from './load.ts';
import { TagConsent } from './tag-consent.tsx';

type Data = Awaited<ReturnType<typeof load>>;

async function load(request: PageRequest<unknown, 'content' | 'size'>) {
  const [landing, ar, en] = await Promise.all([
    loadLanding(request),
    request.reader.inLanguage('ar').settings(companySettings),
    request.reader.inLanguage('en').settings(companySettings),
  ]);
  return { ...landing, company: { ar, en } };
}

/**
 * The content has a language of its own: Arabic, unless its toggle or a pinned address says otherwise. Header and
 * footer stay in the visitor's language.
 */
function TheVision({ data }: { readonly data: Data }) {
  const site = useSite();
  const language = data.wanted ?? (site.pinned ? site.language : 'ar');
  const landing = data.landing[language];
  // A form without scripts redirects to a page in the language in which it was filled in.
  const pinned = site.pinned || data.wanted !== null;
  const landingSite = { ...site, language, pinned, t: siteMessages(language) };
  return (
    <SiteProvider site={landingSite}>
      <div className="landing" lang={language} dir={directionOf(language)}>
        <HomeSection landing={landing} company={data.company[language]} />
        <GallerySection landing={landing} />
        <AboutSection landing={landing} data={data} />
        <TagConsent tags={landing.tags} />
      </div>
    </SiteProvider>
  );
}

export const theVision = definePage({
  path: routes.vision,
  quickLink: 'theVision',
  reads: ['content', 'size'],
  load,
  head({ landing, sizes }, { reader, t }) {
    const { title, slides } = landing[reader.language];
    const picture = slides[0]?.image ?? null;
    return {
      title: title.text === '' ? t('theVision') : title,
      description: t('visionDescription', { size: sizes.at(-1) ?? 0 }),
      image: picture,
    };
  },
  foreign: ({ landing: { ar } }) => ({
    frames: originsOf([ar.quoteForm, ar.callForm]),
    scripts: originsOf(ar.tags.map(({ src }) => src)),
  }),
  View: TheVision,
  async list(readers) {
    const { landing } = await loadLanding({
      query: new URLSearchParams(),
      reader: readers.ar,
      attempt: (_, read) => read(),
    });
    return [{ path: routes.vision, languages, lastModified: landing.ar.updatedAt }];
  },
});
