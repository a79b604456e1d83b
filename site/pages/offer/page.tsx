import { isClosed, mayAnswer } from '../../../content/offers/state.ts';
import { href, routes } from '../../../content/routes.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { definePage } from '../../render/page.ts';
import { PrintButton } from '../../sections/print-button.tsx';
import { useSite } from '../../render/site-context.ts';
import { AnswerForms } from './answer-forms.tsx';
import { ClosedOffer } from './closed.tsx';
import { loadOffer, type OfferData } from './load.ts';
import { MissingOffer } from './missing.tsx';
import { OfferSheetView } from './offer-sheet-view.tsx';
import { Questions } from './questions.tsx';
import { stateSentence } from './state-sentence.ts';
import style from './offer.css?inline';

function OpenOffer({ data }: { readonly data: OfferData }) {
  const site = useSite();
  const { say, language } = site;
  const { offer, paper } = data;
  site.style.add(style);
  const query = `?token=${offer.token}`;
  return (
    <div className="container-site offer">
      <h1 className="heading-1">{paper.title}</h1>
      <p className="offer-state" data-state={offer.state} role="status">
        {stateSentence(data, site)}
      </p>
      <div className="offer-ways">
        <a className="more-link" href={`/api/${language}/sent-offer/pdf${query}`} type="application/pdf">
          <Glyph name="download" className="size-4" />
          {say('offerDownload')}
        </a>
        <PrintButton className="more-link" label={say('offerPrint')} />
      </div>
      <OfferSheetView data={data} />
      {mayAnswer(offer.state) && <AnswerForms data={data} />}
      <Questions data={data} />
      {/* Programs that only fetch what letters link to load no pictures, so they open nothing. */}
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

const Offer = ({ data }: { readonly data: OfferData }) =>
  isClosed(data.offer.state) ? <ClosedOffer data={data} /> : <OpenOffer data={data} />;

/** An offer by the address that its customer got by letter. Nothing of it is kept, listed or told to anybody else. */
export const offer = definePage({
  path: routes.offer,
  load: loadOffer,
  head: ({ paper, offer: { sheet, token } }) => ({
    title: paper.title,
    noindex: true,
    twins: { [sheet.content.language]: href('offer', { address: token }) },
  }),
  View: Offer,
  missing: { title: 'offerMissing', View: MissingOffer },
});
