import type { FormattedItem, FormattedLine, FormattedParty } from '../../../content/derive/format-quotation.ts';
import { Isolate } from '../../sections/isolate.tsx';
import { Picture } from '../../sections/picture.tsx';
import { useSite } from '../../render/site-context.ts';
import type { QuotationData } from './load.ts';

function LineText({ line: { text, ltr } }: { readonly line: FormattedLine }) {
  return ltr ? <Isolate>{text}</Isolate> : <bdi>{text}</bdi>;
}

function Party({ party: { title, name, lines } }: { readonly party: FormattedParty }) {
  return (
    <div>
      <h2 className="offer-quiet">{title}</h2>
      {name !== '' && (
        <p className="offer-strong">
          <bdi>{name}</bdi>
        </p>
      )}
      {lines.map((line) => (
        <p key={line.text}>
          <LineText line={line} />
        </p>
      ))}
    </div>
  );
}

function Head({ data: { formatted, company } }: { readonly data: QuotationData }) {
  const logo = company.logoOnLight ?? company.logo;
  return (
    <>
      <div className="offer-head">
        {company.logoOnLight === null || logo === null ? (
          <p className="offer-strong">{formatted.seller.name}</p>
        ) : (
          <Picture media={logo} sizes="11rem" loading="eager" alt={formatted.seller.name} className="offer-logo" />
        )}
        <dl className="offer-facts">
          {formatted.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>
                <LineText line={fact} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="offer-parties">
        <Party party={formatted.customer} />
        <Party party={formatted.seller} />
      </div>
      {formatted.subject !== '' && <p className="offer-subject">{formatted.subject}</p>}
      {formatted.note.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </>
  );
}

function ItemRow({ item, data }: { readonly item: FormattedItem; readonly data: QuotationData }) {
  const { offer: quotation, formatted } = data;
  const picture = item.picture === null ? undefined : quotation.pictures.get(item.picture);
  const { discount } = formatted.columns;
  return (
    <tr>
      <td className="offer-wide">{item.number}</td>
      <th scope="row">
        <div className="offer-item">
          {picture !== undefined && <Picture media={picture} sizes="5rem" alt="" className="offer-picture" />}
          <div>
            <p className="offer-strong">{item.title}</p>
            {item.detail.map((paragraph) => (
              <p key={paragraph} className="offer-quiet">
                {paragraph}
              </p>
            ))}
            <p className="offer-narrow offer-quiet">
              <Isolate>{`${item.quantity} ×`}</Isolate> <Isolate>{item.price}</Isolate>{' '}
              {item.unit !== '' && <bdi>({item.unit})</bdi>}{' '}
              {item.discount !== '' && (
                <>
                  · {discount} <Isolate>{item.discount}</Isolate>
                </>
              )}
            </p>
          </div>
        </div>
      </th>
      <td className="offer-wide">
        <Isolate>{item.quantity}</Isolate> <bdi>{item.unit}</bdi>
      </td>
      <td className="offer-wide">
        <Isolate>{item.price}</Isolate>
      </td>
      {discount !== null && (
        <td className="offer-wide">
          <Isolate>{item.discount}</Isolate>
        </td>
      )}
      <td>
        <Isolate>{item.net}</Isolate>
      </td>
    </tr>
  );
}

function Items({ data }: { readonly data: QuotationData }) {
  const { t } = useSite();
  const { columns, items } = data.formatted;
  return (
    <table className="offer-items">
      <caption className="sr-only">{t('offerItems')}</caption>
      <thead>
        <tr>
          <th scope="col" className="offer-wide">
            {columns.number}
          </th>
          <th scope="col">{columns.item}</th>
          <th scope="col" className="offer-wide">
            {columns.quantity}
          </th>
          <th scope="col" className="offer-wide">
            {columns.price}
          </th>
          {columns.discount !== null && (
            <th scope="col" className="offer-wide">
              {columns.discount}
            </th>
          )}
          <th scope="col">{columns.net}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <ItemRow key={item.number} item={item} data={data} />
        ))}
      </tbody>
    </table>
  );
}

/** The quotation itself, with the same texts and figures in the same order as in the PDF. */
export function QuotationView({ data }: { readonly data: QuotationData }) {
  const { t } = useSite();
  const { formatted } = data;
  return (
    <article className="offer-sheet">
      <Head data={data} />
      <Items data={data} />
      <table className="offer-sums">
        <caption className="sr-only">{t('offerSums')}</caption>
        <tbody>
          {formatted.sums.map((sum) => (
            <tr key={sum.label}>
              <th scope="row">{sum.label}</th>
              <td>
                <LineText line={sum} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {formatted.parts.map(({ title, paragraphs }) => (
        <section key={title} className="offer-part">
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <bdi>{paragraph}</bdi>
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}
