import { paperDay } from '../../../content/derive/offer-paper.ts';
import { offerAcceptance, offerRefusal } from '../../../content/enquiries/offer-answers.ts';
import { isolate } from '../../../language/bidi.ts';
import { Isolate } from '../../sections/isolate.tsx';
import { useSite } from '../../render/site-context.ts';
import type { OfferData } from './load.ts';
import { OfferForm } from './offer-form.tsx';

/** Accepting and declining; opening the address does neither. */
export function AnswerForms({ data: { offer, paper } }: { readonly data: OfferData }) {
  const { say, outcome, language } = useSite();
  const { token, today, sheet } = offer;
  const { name, company } = sheet.content.customer;
  const total = paper.sums.at(-1);
  const sum = total === undefined ? '' : `${isolate(total.text)} ${paper.currency}`;
  const refused = outcome?.kind === offerAcceptance.kind ? outcome.refused : null;
  const isAgreementMissing = refused?.issues.some(({ path }) => path === 'agreed') ?? false;
  return (
    <section className="offer-answer" aria-labelledby="offer-answer">
      <h2 className="heading-3" id="offer-answer">
        {say('offerAnswer')}
      </h2>
      <OfferForm form={offerAcceptance} action="accept" token={token} given={{ name }}>
        <p>
          {say('offerIssued')}: <Isolate>{paperDay(today, language)}</Isolate>
        </p>
        <label className="form-tick">
          <input
            type="checkbox"
            name="agreed"
            value="yes"
            required
            defaultChecked={refused?.values['agreed'] === 'yes'}
            aria-invalid={isAgreementMissing || undefined}
            aria-describedby={isAgreementMissing ? 'offer-agreed-error' : undefined}
          />
          <span>
            {company === '' ? say('offerAgreeAlone', { total: sum }) : say('offerAgree', { company, total: sum })}
          </span>
        </label>
        {isAgreementMissing && (
          <p className="form-error" id="offer-agreed-error">
            {say('offerNotAgreed')}
          </p>
        )}
      </OfferForm>
      <details className="offer-decline" open={outcome?.kind === offerRefusal.kind}>
        <summary>{say('offerDecline')}</summary>
        <OfferForm form={offerRefusal} action="decline" token={token} isQuiet />
      </details>
    </section>
  );
}
