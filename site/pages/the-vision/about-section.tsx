import { useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { Forms } from './forms.tsx';
import type { Landing, LandingData } from './load.ts';
import { VisionFacts } from './vision-facts.tsx';
import { VisionSizes } from './vision-sizes.tsx';

/** The description of the series, its sizes, and the forms to ask for it. */
export function AboutSection({
  landing,
  data,
}: {
  readonly landing: Landing;
  readonly data: Pick<LandingData, 'office' | 'product' | 'series' | 'wanted' | 'sizes' | 'size'>;
}) {
  const { t, link, language } = useSite();
  const id = useId();
  const { product } = data;
  const series = data.series[language];
  return (
    <section id="about" className="section container-site" aria-labelledby={id}>
      <div className="landing-about">
        <div>
          <h2 className="heading-2" id={id}>
            {t('aboutVision')}
          </h2>
          <Prose text={landing.about} className="mt-5 text-lg whitespace-pre-line text-mist" deeper={1} />
          {series !== null && <VisionFacts product={series} />}
          {product !== null && (
            <a className="more-link mt-4" href={link('product', { id: product.id, name: product.name.text })}>
              {t('seeProductPage')}
              <Icon name="arrow" className="size-4" />
            </a>
          )}
        </div>
        <VisionSizes {...data} prices={landing.prices} priceTerms={landing.priceTerms} />
        <Forms landing={landing} data={data} />
      </div>
    </section>
  );
}
