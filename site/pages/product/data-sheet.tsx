import { href } from '../../../content/routes.ts';
import { Isolate } from '../../sections/isolate.tsx';
import { Picture } from '../../sections/picture.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { SpecificationTable } from '../../sections/specification.tsx';
import { PrintButton } from '../../sections/print-button.tsx';
import { useSite } from '../../render/site-context.ts';
import { fullAddress } from '../../render/structured-data.tsx';
import { withCabinets } from '../planner/with-cabinets.ts';
import type { ProductData } from './load.ts';
import { showEmail } from '../../../fields/email/show-email.ts';

/** The printable data sheet of a product: name, picture, description and all technical parameters. */
export function DataSheet({ product, office, built }: Pick<ProductData, 'product' | 'office' | 'built'>) {
  const site = useSite();
  const { t, company } = site;
  const { id, name, headline, description, image, banner } = product;
  const specification = withCabinets(site, product, built);
  const address = href('product', { id, name: name.text });
  return (
    <div className="container-site section">
      <div className="sheet-actions">
        <a className="more-link" href={site.href(address)}>
          {t('backToProduct')}
        </a>
        <PrintButton className="button" label={t('print')} />
      </div>
      <article className="sheet">
        <header className="sheet-head">
          <p className="sheet-kind">
            {company.text !== '' && (
              <>
                <LocalizedText text={company} />
                {' · '}
              </>
            )}
            {t('dataSheet')}
          </p>
          <h1 className="heading-1">
            <LocalizedText text={name} />
          </h1>
          <p className="mt-2 text-lg">
            <LocalizedText text={headline} />
          </p>
        </header>
        <Picture
          media={image ?? banner}
          sizes="(min-width: 768px) 46rem, 100vw"
          loading="first"
          className="sheet-picture"
        />
        <Prose text={description} className="mt-6 text-lg whitespace-pre-line" />
        {specification.length > 0 && <SpecificationTable specification={specification} label={t('specification')} />}
        <footer className="sheet-foot">
          {office.phone !== '' && <Isolate>{office.phone}</Isolate>}
          {office.email !== '' && <Isolate>{showEmail(office.email)}</Isolate>}
          <Isolate>{fullAddress(site, href('product', { id }))}</Isolate>
        </footer>
      </article>
    </div>
  );
}
