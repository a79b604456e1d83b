import { Glyph } from '../../../ui/glyph.tsx';
import { Say } from '../../sections/say.tsx';
import { useId, useSite } from '../../site-context.ts';
import { Forms } from './forms.tsx';
import type { Landing, LandingData } from './load.ts';

/** Diagonals of the series, in inches. */
const diagonals = [115, 147, 178, 231, 295] as const;

/** The displays of the series within one another, to scale. A wall is no text: it does not turn with the language. */
function Sizes() {
  const { say } = useSite();
  return (
    <ul className="vision-sizes" aria-label={say('sizesLabel')} dir="ltr">
      {diagonals.toReversed().map((size) => (
        <li key={size} className={`vision-size vision-size-${size}`}>
          <span dir="auto">{say('sizeInches', { size })}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the series is, in which sizes it comes, and how to ask for it. */
export function AboutSection({
  landing,
  data,
}: {
  readonly landing: Landing;
  readonly data: Pick<LandingData, 'office' | 'product'>;
}) {
  const { say, link } = useSite();
  const id = useId();
  const { product, office } = data;
  return (
    <section id="about" className="section container-site" aria-labelledby={id}>
      <div className="landing-about">
        <div>
          <h2 className="heading-2" id={id}>
            {say('aboutVision')}
          </h2>
          <p className="mt-5 text-lg whitespace-pre-line text-mist">
            <Say text={landing.about} />
          </p>
          {product !== null && (
            <a className="more-link mt-4" href={link('product', { id: product.id, name: product.name.text })}>
              {say('seeProductPage')}
              <Glyph name="arrow" className="size-4" />
            </a>
          )}
        </div>
        <Sizes />
      </div>
      <Forms landing={landing} office={office} />
    </section>
  );
}
