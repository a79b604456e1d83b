import { quotationQuestion } from '../../../content/enquiries/quotation-answers.ts';
import { dateFormat } from '../../../language/date-format.ts';
import { localeOf } from '../../../language/languages.ts';
import { timeZoneOf } from '../../../content/countries.ts';
import { useSite } from '../../render/site-context.ts';
import type { QuotationData } from './load.ts';
import { QuotationForm } from './quotation-form.tsx';

/** The questions and answers so far, and the form for another question. */
export function Questions({ data: { offer: quotation } }: { readonly data: QuotationData }) {
  const { t, language } = useSite();
  const { snapshot, remarks, token } = quotation;
  const format = dateFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: timeZoneOf(snapshot.content.country),
  });
  return (
    <section className="offer-answer" aria-labelledby="offer-questions">
      <h2 className="heading-3" id="offer-questions">
        {t('offerQuestions')}
      </h2>
      {remarks.length > 0 && (
        <ol className="offer-remarks">
          {remarks.map(({ from, text, at }) => (
            <li key={`${at} ${from}`} data-from={from}>
              <p className="offer-remark-head">
                {from === 'customer' ? t('offerAsked') : t('offerReplied', { company: snapshot.seller.name })}
                {' · '}
                <time dateTime={at}>{format.format(new Date(at))}</time>
              </p>
              <p className="offer-remark" dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
      <QuotationForm form={quotationQuestion} action="ask" token={token} isQuiet />
    </section>
  );
}
