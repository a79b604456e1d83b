import { otherLanguage } from '../../../language/languages.ts';
import { siteWords } from '../../../language/site-words.ts';
import type { Chrome } from '../../chrome.ts';
import { Logo } from '../../sections/logo.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import type { Landing } from './load.ts';
import { LandingSlider } from './slider.tsx';

/** The page's own language: the choice is part of the address and is kept nowhere else. */
function ContentToggle() {
  const { say, language, href } = useSite();
  const other = otherLanguage(language);
  return (
    <form action={href('/the-vision')} method="get">
      <button className="landing-toggle" name="content" value={other} lang={other}>
        {other === 'en' ? say('visionEnglish') : say('visionArabic')}
        <span className="sr-only">: {siteWords(other)('visionToggle')}</span>
      </button>
    </form>
  );
}

/** What the series is called, its logo, and its slides. */
export function HomeSection({ landing, company }: { readonly landing: Landing; readonly company: Chrome['company'] }) {
  const { say } = useSite();
  return (
    <section id="home" className="landing-home">
      <div className="container-site landing-top">
        <Logo company={company} />
        <ContentToggle />
      </div>
      <h1 className="container-site landing-title">{landing.title.text === '' ? say('theVision') : <Say text={landing.title} />}</h1>
      {landing.slides.length > 0 && <LandingSlider slides={landing.slides} />}
    </section>
  );
}
