import { isClosed, mayAnswer } from '../../../content/quotations/state.ts';
import { href, routes } from '../../../content/routes.ts';
import { Icon } from '../../../ui/icon.tsx';
import { definePage } from '../../render/page.ts';
import { PrintButton } from '../../sections/print-button.tsx';
import { useSite } from '../../render/site-context.ts';
import { AnswerForms } from './answer-forms.tsx';
import { ClosedQuotation } from './closed.tsx';
import { loadQuotation, type QuotationData } from './load.ts';
import { MissingQuotation } from './missing.tsx';
import { QuotationView } from './quotation-view.tsx';
import { Questions } from './questions.tsx';
import { stateSentence } from './state-sentence.ts';
import style from './quotation.css?inline';

function OpenQuotation({ data }: { readonly data: QuotationData }) {
  const site = useSite();
  const { t, language } = site;
  const { offer: quotation, formatted } = data;
  site.style.add(style);
  const query = `?token=${quotation.token}`;
  return (
    <div className="container-site offer">
      <h1 className="heading-1">{formatted.title}</h1>
      <p className="offer-state" data-state={quotation.state} role="status">
        {stateSentence(data, site)}
      </p>
      <div className="offer-ways">
        <a className="more-link" href={`/api/${language}/sent-offer/pdf${query}`} type="application/pdf">
          <Icon name="download" className="size-4" />
          {t('offerDownload')}
        </a>
        <PrintButton className="more-link" label={t('offerPrint')} />
      </div>
      <QuotationView data={data} />
      {mayAnswer(quotation.state) && <AnswerForms data={data} />}
      <Questions data={data} />
      {/* Programs that prefetch the links of emails do not load pictures, so they do not count as opening the quotation. */}
      <img
        className="form-pass"
        src={`/api/sent-offer/opened.gif${query}`}
        alt=""
        width={1}
        height={1}
        fetchPriority="low"
      />
    </div>
  );
}

const Quotation = ({ data }: { readonly data: QuotationData }) =>
  isClosed(data.offer.state) ? <ClosedQuotation data={data} /> : <OpenQuotation data={data} />;

/**
 * The page of a quotation at the address that its customer received by email. It is never cached, listed in the
 * sitemap, or shared with others.
 */
export const quotation = definePage({
  path: routes.quotation,
  load: loadQuotation,
  head: ({ formatted, offer: { snapshot, token } }) => ({
    title: formatted.title,
    noindex: true,
    alternates: { [snapshot.content.language]: href('quotation', { address: token }) },
  }),
  View: Quotation,
  missing: { title: 'offerMissing', View: MissingQuotation },
});
