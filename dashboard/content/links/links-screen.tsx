import { useTranslations } from '../../app/translations.ts';
import { BrokenLinks } from './broken-links.tsx';
import { Redirects } from './redirects.tsx';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** The screen of broken links and redirects. */
export function LinksScreen() {
  const t = useTranslations();
  return (
    <section className="grid gap-6">
      <div>
        <ScreenTitle>{t('links')}</ScreenTitle>
        <p className="text-muted">{t('linksIntro')}</p>
      </div>
      <BrokenLinks />
      <Redirects />
    </section>
  );
}
