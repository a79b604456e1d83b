import { useId } from 'react';
import { useNavigate } from 'react-router';
import { quotations } from '../../../calls/quotations.ts';
import { Button } from '../../../ui/button.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { QuotationLine } from './quotation-line.tsx';
import { useQuotationsOfEnquiry } from './use-quotations.ts';

/** The quotations of an enquiry, with a button for a new one. */
export function QuotationsOfEnquiry({ enquiry }: { readonly enquiry: number }) {
  const t = useLateTranslations();
  const id = useId();
  const navigate = useNavigate();
  const found = useQuotationsOfEnquiry(enquiry);
  const make = useAction(() => callApi(quotations.make, { body: { enquiry } }), {
    refuse: 'notice',
    onDone: (made) => navigate(`/offers/${made.id}`),
  });
  return (
    <section className="card grid gap-4 p-5" aria-labelledby={id}>
      <h3 id={id} className="text-lg font-medium">
        {t('offersOfEnquiry')}
      </h3>
      {found.isPending && <Loading />}
      {found.isError && <Retry error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && found.data.length === 0 && <p className="text-sm text-muted">{t('offersOfEnquiryNone')}</p>}
      {found.isSuccess && found.data.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
          {found.data.map((quotation) => (
            <QuotationLine key={quotation.id} quotation={quotation} />
          ))}
        </ul>
      )}
      <Button size="small" className="justify-self-start" isPending={make.isPending} onPress={() => make.start()}>
        {t('offerMakeFor')}
      </Button>
    </section>
  );
}
