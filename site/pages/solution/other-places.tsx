import { Glyph } from '../../../ui/glyph.tsx';
import { fourCardSizes } from '../../sections/card-sizes.ts';
import { CardSlider } from '../../sections/card-slider.tsx';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import type { SolutionData } from './load.ts';

/** The other kinds of place, each by its picture. */
export function OtherPlaces({ others }: Pick<SolutionData, 'others'>) {
  const { say, link } = useSite();
  if (others.length === 0) return null;
  return (
    <CardSlider title={say('otherSolutions')} view="cards-four">
      {others.map(({ id, title, image }) => (
        <li key={id} className="poster other-place">
          <Picture media={image} sizes={fourCardSizes(others.length)} box={{ ratio: 4 / 3 }} alt="" />
          <div className="poster-words">
            <h3>
              <a className="card-link" href={link('solution', { id, name: title.text })}>
                <Say text={title} />
                <Glyph name="arrow" className="card-sign" />
              </a>
            </h3>
          </div>
        </li>
      ))}
    </CardSlider>
  );
}
