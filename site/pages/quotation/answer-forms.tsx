import { formatQuotationDate } from '../../../content/derive/format-quotation.ts';
import { quotationAcceptance, quotationRefusal } from '../../../content/enquiries/quotation-answers.ts';
import { isolate } from '../../../language/bidi.ts';
import { Isolate } from '../../sections/isolate.tsx';
import { useSite } from '../../render/site-context.ts';
import type { QuotationData } from './load.ts';
import { QuotationForm } from './quotation-form.tsx';

/** The forms to accept and to decline. Opening the address does neither. */
export function AnswerForms({ data: { offer: quotation, formatted } }: { readonly data: QuotationData }) {
  const { t, outcome, language } = useSite();
  const { token, today, snapshot } = quotation;
  const { name, company } = snapshot.content.customer;
  const total = formatted.sums.at(-1);
  const sum = total === undefined ? '' : `${isolate(total.text)} ${formatted.currency}`;
  const refused = outcome?.kind === quotationAcceptance.kind ? outcome.refused : null;
  const isAgreementMissing = refused?.issues.some(({ path }) => path === 'agreed') ?? false;
  return (
    <section className="offer-answer" aria-labelledby="offer-answer">
      <h2 className="heading-3" id="offer-answer">
        {t('offerAnswer')}
      </h2>
      <QuotationForm form={quotationAcceptance} action="accept" token={token} prefilled={{ name }}>
        <p>
          {t('offerIssued')}: <Isolate>{formatQuotationDate(today, language)}</Isolate>
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
            {company === '' ? t('offerAgreeAlone', { total: sum }) : t('offerAgree', { company, total: sum })}
          </span>
        </label>
        {isAgreementMissing && (
          <p className="form-error" id="offer-agreed-error">
            {t('offerNotAgreed')}
          </p>
        )}
      </QuotationForm>
      <details className="offer-decline" open={outcome?.kind === quotationRefusal.kind}>
        <summary>{t('offerDecline')}</summary>
        <QuotationForm form={quotationRefusal} action="decline" token={token} isQuiet />
      </details>
    </section>
  );
}
