import { Glyph } from '../../../ui/glyph.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { useId, useSite } from '../../site-context.ts';
import { Forms } from './forms.tsx';
import type { Landing, LandingData } from './load.ts';
import { VisionSizes } from './vision-sizes.tsx';

/** What the series is, in which sizes it comes, and how to ask for it. */
export function AboutSection({
  landing,
  data,
}: {
  readonly landing: Landing;
  readonly data: Pick<LandingData, 'office' | 'product' | 'wanted' | 'sizes' | 'size'>;
}) {
  const { say, link } = useSite();
  const id = useId();
  const { product } = data;
  return (
    <section id="about" className="section container-site" aria-labelledby={id}>
      <div className="landing-about">
        <div>
          <h2 className="heading-2" id={id}>
            {say('aboutVision')}
          </h2>
          <Prose text={landing.about} className="mt-5 text-lg whitespace-pre-line text-mist" deeper={1} />
          {product !== null && (
            <a className="more-link mt-4" href={link('product', { id: product.id, name: product.name.text })}>
              {say('seeProductPage')}
              <Glyph name="arrow" className="size-4" />
            </a>
          )}
        </div>
        <VisionSizes {...data} />
      </div>
      <Forms landing={landing} data={data} />
    </section>
  );
}
