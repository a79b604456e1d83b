import { Link } from 'react-router';
import type { Area } from '../../../content/areas.ts';
import { screens } from '../../../content/screens.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { useTranslations } from '../../app/translations.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

/** Lists the screens of an area without a screen of its own, and where on the site each is shown. */
export function AreaMenu({ area: { word, title = word } }: { readonly area: Area }) {
  const t = useTranslations();
  const language = currentLanguage();
  const own = screens.filter(({ area, of }) => area === word && of === undefined);
  return (
    <section className="grid gap-6">
      <ScreenTitle>{t(title)}</ScreenTitle>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {own
          .flatMap(({ collections }) => collections)
          .map(({ base, label, placement }) => (
            <li key={base} className="card relative grid gap-1 p-5">
              <h3 className="font-medium">
                <Link to={`/${placement.screen}`} className="after:absolute after:inset-0 after:rounded-xl">
                  {label[language]}
                </Link>
              </h3>
              <p className="text-sm text-muted">{placement.shows[language]}</p>
            </li>
          ))}
      </ul>
    </section>
  );
}
