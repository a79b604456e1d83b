import { products } from '../../../content/collections/index.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import { recordLink } from '../../links.ts';
import { ContactActions } from '../../sections/contact-actions.tsx';
import { Isolate } from '../../sections/isolate.tsx';
import { Picture } from '../../sections/picture.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../site-context.ts';
import type { Product, ProductData } from './load.ts';

const { environment, pitch, size } = products.fields;

/** The figures a buyer asks for first, under the names that the forms give them. */
function Facts({ product }: { readonly product: Product }) {
  const { language } = useSite();
  const measured = (value: number | null, unit: string | undefined) =>
    value === null ? null : <Isolate>{unit === undefined ? `${value}` : `${value} ${unit}`}</Isolate>;
  const facts = [
    { label: fieldLabel('size', size), value: measured(product.size, size.options.unit) },
    { label: fieldLabel('pitch', pitch), value: measured(product.pitch, pitch.options.unit) },
    {
      label: fieldLabel('environment', environment),
      value: product.environment === '' ? null : environment.options.choices[product.environment][language],
    },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label?.en}>
          <dt>{label?.[language]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The product upon its banner, with the way to its parameters and to someone who knows it. */
export function ProductHero({ product, office }: Pick<ProductData, 'product' | 'office'>) {
  const { say, href, upload } = useSite();
  const { id, name, headline, description, banner, image, specsheet } = product;
  const sheet = specsheet === null ? `${href(recordLink('/product', id, name.text))}?print` : upload(specsheet);
  return (
    <div className="page-hero">
      <Picture media={banner ?? image} sizes="100vw" loading="first" className="hero-picture" alt="" />
      <div className="hero-scrim" aria-hidden="true" />
      <div className="page-hero-words container-site">
        {headline.text !== '' && (
          <p className="eyebrow">
            <Say text={headline} />
          </p>
        )}
        <h1 className="hero-title">
          <Say text={name} />
        </h1>
        <p className="hero-info whitespace-pre-line">
          <Say text={description} />
        </p>
        <div className="flex flex-wrap gap-3">
          <a className="button" href={sheet} {...(specsheet !== null && { type: 'application/pdf' })}>
            {say('technicalParameters')}
          </a>
          <ContactActions office={office} about={name.text} />
        </div>
        <Facts product={product} />
      </div>
    </div>
  );
}
