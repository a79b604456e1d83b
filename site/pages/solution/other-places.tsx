import { href } from '../../../content/routes.ts';
import { picturedCardSizes } from '../../sections/card-sizes.ts';
import { CardSlider } from '../../sections/card-slider.tsx';
import { CardTitle } from '../../sections/card-title.tsx';
import { Picture } from '../../sections/picture.tsx';
import { useSite } from '../../render/site-context.ts';
import type { SolutionData } from './load.ts';

/** Links to the other kinds of place, each with its picture. */
export function OtherPlaces({ others }: Pick<SolutionData, 'others'>) {
  const { t } = useSite();
  if (others.length === 0) return null;
  return (
    <CardSlider title={t('otherSolutions')} view="cards-pictured">
      {others.map(({ id, title, image }) => (
        <li key={id} className="poster other-place">
          <Picture media={image} sizes={picturedCardSizes(others.length)} box={{ ratio: 4 / 3 }} alt="" />
          <div className="poster-words">
            <h3>
              <CardTitle card={{ title, address: href('solution', { id, name: title.text }) }} />
            </h3>
          </div>
        </li>
      ))}
    </CardSlider>
  );
}
