import { products } from '../../../content/collections/index.ts';
import { visionId } from '../../../content/collections/products.ts';
import { toAddress } from '../../../content/record-address.ts';
import { fieldLabel } from '../../../content/field-labels.ts';
import type { Field } from '../../../fields/field.ts';
import { splitLead } from '../../../fields/rich-text/split-lead.ts';
import { leadsHere } from '../../links/item-link.ts';
import { pitchInWords } from '../../render/pitch-in-words.ts';
import { screenSizes } from '../../render/screen-sizes.ts';
import { smoothFrom } from '../../media/smooth-from.ts';
import { whatsappLink } from '../../sections/contacts.tsx';
import { PageHero, titleClass } from '../../sections/page-hero.tsx';
import { OfferPrices } from '../../sections/offer-prices.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { Say } from '../../sections/say.tsx';
import { useSite } from '../../render/site-context.ts';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { noFilters, productsAddress } from '../products/filters.ts';
import type { Product, ProductData } from './load.ts';

const { environment, pitch, size, leadTime, priceBand } = products.fields;

/** The figures a buyer asks for first, under the names that the forms give them. */
function Facts({ product, isOffered }: { readonly product: Product; readonly isOffered: boolean }) {
  const { language, say } = useSite();
  const own = (name: string, field: Field) => fieldLabel(name, field)?.[language];
  const sizes = screenSizes(product);
  const smooth = smoothFrom(product);
  const facts = [
    { label: own('size', size), value: sizes === '' ? '' : `${sizes} ${say('inches')}` },
    { label: own('pitch', pitch), value: pitchInWords(product, say) },
    {
      label: own('environment', environment),
      value: product.environment === '' ? '' : environment.options.choices[product.environment][language],
    },
    { label: say('viewingDistance'), value: smooth === '' ? '' : `${smooth} ${say('metres')}` },
    { label: own('leadTime', leadTime), value: product.leadTime },
    { label: own('priceBand', priceBand), value: isOffered ? '' : product.priceBand },
  ].filter(({ value }) => (typeof value === 'string' ? value : value.text) !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{typeof value === 'string' ? value : <Say text={value} />}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** True where the offer of the popup has a price and leads to this page: it stands for the usual one. */
export function useIsOffered({ price, link }: ProductData['offer']): boolean {
  const { path } = useSite();
  const address = toAddress(link);
  return price !== null && address !== null && leadsHere(address, path);
}

/** The offer that led to this product. */
function Offer({ offer }: Pick<ProductData, 'offer'>) {
  return (
    <div className="hero-offer">
      {offer.badge.text !== '' && (
        <p className="badge">
          <Say text={offer.badge} />
        </p>
      )}
      <OfferPrices offer={offer} />
    </div>
  );
}

/** The product upon its banner, with the way to its parameters and to someone who knows it. */
export function ProductHero({
  product,
  office,
  offer,
  built,
}: Pick<ProductData, 'product' | 'office' | 'offer' | 'built'>) {
  const { say, href, upload, link } = useSite();
  const { id, name, headline, description, banner, image, specsheet } = product;
  const isOffered = useIsOffered(offer);
  const chat = whatsappLink(office.whatsapp, say('askAbout', { name: name.text }));
  const sheet = specsheet === null ? `${link('product', { id, name: name.text })}?print` : upload(specsheet);
  return (
    <PageHero media={banner ?? image} isBeside>
      {headline.text !== '' && (
        <p className="eyebrow">
          <Say text={headline} />
        </p>
      )}
      <h1 className={titleClass(name)}>
        <Say text={name} />
      </h1>
      <Prose text={splitLead(description).lead} className="hero-info whitespace-pre-line" />
      {isOffered && <Offer offer={offer} />}
      <div className="hero-actions">
        <InquiryDialog product={product} />
        <a className="button-quiet" href={sheet} {...(specsheet !== null && { type: 'application/pdf' })}>
          {say('technicalParameters')}
        </a>
      </div>
      <div className="hero-links">
        {id === visionId && <a href={link('vision')}>{say('discoverVision')}</a>}
        <a href={href(productsAddress(noFilters, [id]))}>{say('compare')}</a>
        {built.length > 0 && (
          <a href={link('planner', {}, new URLSearchParams({ product: String(id) }))}>{say('planWithIt')}</a>
        )}
        {chat !== null && (
          <a href={chat} target="_blank" rel="noopener">
            {say('askOnWhatsapp')}
            <span className="sr-only"> {say('opensInNewTab')}</span>
          </a>
        )}
      </div>
      <Facts product={product} isOffered={isOffered} />
    </PageHero>
  );
}
