import { Link } from 'react-router';
import {
  bodySlider,
  heroBanners,
  homeContentSlider,
  homeSlider,
  productBanners,
} from '../../content/collections/index.ts';
import { currentLanguage } from '../current-language.ts';
import { useWords } from '../words.ts';

const menu = [heroBanners, homeContentSlider, productBanners, homeSlider, bodySlider];

/** The five screens of Home, each with the place that it feeds. */
export function BannersMenu() {
  const say = useWords();
  const language = currentLanguage();
  return (
    <section className="grid gap-6">
      <h2 className="text-2xl font-semibold">{say('bannersTitle')}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {menu.map(({ base, label, placement }) => (
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
