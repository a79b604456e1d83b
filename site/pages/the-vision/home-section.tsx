import { otherLanguage } from '../../../language/languages.ts';
import { siteMessages } from '../../../language/site-messages.ts';
import type { Layout } from '../../render/layout.ts';
import { Picture } from '../../sections/picture.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Landing } from './load.ts';
import { LandingSlider } from './slider.tsx';

/** The language toggle of the page's content. The choice is part of the address and is not stored. */
function ContentToggle() {
  const { t, language, link } = useSite();
  const other = otherLanguage(language);
  return (
    <form action={link('vision')} method="get">
      <button className="landing-toggle" name="content" value={other} lang={other}>
        {other === 'en' ? t('visionEnglish') : t('visionArabic')}
        <span className="sr-only">: {siteMessages(other)('visionToggle')}</span>
      </button>
    </form>
  );
}

/** The company, the name of the series, and its slides. */
export function HomeSection({ landing, company }: { readonly landing: Landing; readonly company: Layout['company'] }) {
  const { t } = useSite();
  const logo = company.mark ?? company.logo;
  return (
    <section id="home" className="landing-home">
      <div className="container-site landing-top">
        <h1 className="landing-title">
          {logo !== null && (
            <Picture media={logo} sizes="8rem" loading="eager" alt={company.name.text} className="landing-logo" />
          )}
          <span>{landing.title.text === '' ? t('theVision') : <LocalizedText text={landing.title} />}</span>
        </h1>
        <ContentToggle />
      </div>
      {landing.slides.length > 0 && <LandingSlider slides={landing.slides} loop={landing.loop} />}
    </section>
  );
}
