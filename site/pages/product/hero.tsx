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
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { InquiryDialog } from './inquiry-dialog.tsx';
import { noFilters, productsAddress } from '../products/filters.ts';
import type { Product, ProductData } from './load.ts';

const { environment, pitch, size, leadTime, priceBand } = products.fields;

/** The key figures of a product, with the labels of its fields. */
function Facts({ product, isOffered }: { readonly product: Product; readonly isOffered: boolean }) {
  const { language, t } = useSite();
  const own = (name: string, field: Field) => fieldLabel(name, field)?.[language];
  const sizes = screenSizes(product);
  const smooth = smoothFrom(product);
  const facts = [
    { label: own('size', size), value: sizes === '' ? '' : `${sizes} ${t('inches')}` },
    { label: own('pitch', pitch), value: pitchInWords(product, t) },
    {
      label: own('environment', environment),
      value: product.environment === '' ? '' : environment.options.choices[product.environment][language],
    },
    { label: t('viewingDistance'), value: smooth === '' ? '' : `${smooth} ${t('metres')}` },
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
            <bdi>{typeof value === 'string' ? value : <LocalizedText text={value} />}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** True if the offer of the popup has a price and links to this page. Its price then replaces the usual one. */
export function useIsOffered({ price, link }: ProductData['offer']): boolean {
  const { path } = useSite();
  const address = toAddress(link);
  return price !== null && address !== null && leadsHere(address, path);
}

/** The offer of the popup for this product. */
function Offer({ offer }: Pick<ProductData, 'offer'>) {
  return (
    <div className="hero-offer">
      {offer.badge.text !== '' && (
        <p className="badge">
          <LocalizedText text={offer.badge} />
        </p>
      )}
      <OfferPrices offer={offer} />
    </div>
  );
}

/** The product on its banner, with links to its parameters and to a contact. */
export function ProductHero({
  product,
  office,
  offer,
  built,
}: Pick<ProductData, 'product' | 'office' | 'offer' | 'built'>) {
  const { t, href, upload, link } = useSite();
  const { id, name, headline, description, banner, loop, image, specsheet } = product;
  const isOffered = useIsOffered(offer);
  const chat = whatsappLink(office.whatsapp, t('askAbout', { name: name.text }));
  const sheet = specsheet === null ? `${link('product', { id, name: name.text })}?print` : upload(specsheet);
  return (
    <PageHero media={banner ?? image} loop={loop} isBeside>
      {headline.text !== '' && (
        <p className="eyebrow">
          <LocalizedText text={headline} />
        </p>
      )}
      <h1 className={titleClass(name)}>
        <LocalizedText text={name} />
      </h1>
      <Prose text={splitLead(description).lead} className="hero-info whitespace-pre-line" />
      {isOffered && <Offer offer={offer} />}
      <div className="hero-actions">
        <InquiryDialog product={product} />
        <a className="button-quiet" href={sheet} {...(specsheet !== null && { type: 'application/pdf' })}>
          {t('technicalParameters')}
        </a>
      </div>
      <div className="hero-links">
        {id === visionId && <a href={link('vision')}>{t('discoverVision')}</a>}
        <a href={href(productsAddress(noFilters, [id]))}>{t('compare')}</a>
        {built.length > 0 && (
          <a href={link('planner', {}, new URLSearchParams({ product: String(id) }))}>{t('planWithIt')}</a>
        )}
        {chat !== null && (
          <a href={chat} target="_blank" rel="noopener">
            {t('askOnWhatsapp')}
            <span className="sr-only"> {t('opensInNewTab')}</span>
          </a>
        )}
      </div>
      <Facts product={product} isOffered={isOffered} />
    </PageHero>
  );
}
