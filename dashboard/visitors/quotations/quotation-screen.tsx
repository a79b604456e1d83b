import { Link, useParams } from 'react-router';
import type { WholeQuotation } from '../../../calls/quotation-shapes.ts';
import { quotations } from '../../../calls/quotations.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { maySend } from '../../../content/quotations/state.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useKeepMounted } from '../../../ui/keep-mounted.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { addressOfCall, callApi } from '../../app/call-api.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { actionErrorText } from '../../app/actions/action-error.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { UndeliveredEmails } from '../emails/undelivered-emails.tsx';
import { NotFound } from '../../app/shell/not-found.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { QuotationActions } from './quotation-actions.tsx';
import { QuotationForm } from './quotation-form.tsx';
import { QuotationMarks } from './quotation-line.tsx';
import { QuotationThread } from './quotation-thread.tsx';
import { QuotationAnswer, QuotationEvents, QuotationVersions } from './quotation-story.tsx';
import { QuotationTotals } from './quotation-totals.tsx';
import { amountMessages } from './quotation-messages.ts';
import { useQuotation } from './use-quotations.ts';
import { useTypedQuotation } from './use-typed-quotation.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

function Whole({ quotation }: { readonly quotation: WholeQuotation }) {
  const t = useLateTranslations();
  const { id, number, customer, state } = quotation;
  const isOpen = quotation.erased_at === null && maySend(state);
  const typing = useTypedQuotation(quotation, isOpen);
  const { typed, updatedAt, isDirty, isLate, read } = typing;

  /** Saves the form. The answer contains the new `updated_at`, on which the next change is based. */
  async function saveDraft() {
    const { content } = read;
    if (content === null) throw new Error('The numbers of the quotation cannot be read');
    const answer = await callApi(quotations.save, { params: { id }, body: { content, updated_at: updatedAt } });
    typing.goOn({ id, content, updated_at: answer.offer.updated_at }, typed);
    return answer;
  }
  const save = useAction(saveDraft, { about: customer, onRefused: typing.refuse });
  const send = useAction(
    async () => {
      const sent = isDirty ? (await saveDraft()).offer.updated_at : updatedAt;
      return callApi(quotations.send, { params: { id }, body: { updated_at: sent } });
    },
    { about: customer, onRefused: typing.refuse },
  );
  const text = actionErrorText(save.refusal ?? send.refusal, typing.issues);
  const refused = new Map(
    typing.issues.map((issue) => [issue.path.replace(/^content\./, ''), issueSentence(issue, currentLanguage())]),
  );
  const issueAt = (path: string): string | undefined => {
    const issue = read.issues.get(path);
    return issue === undefined ? refused.get(path) : t(amountMessages[issue], { currency: typed.currency });
  };
  useKeepMounted(isDirty && isOpen && !save.isPending && !send.isPending);

  return (
    <>
      <header className="grid gap-3">
        <ScreenTitle>
          {number === null ? t('offerDraft') : t('offerTitle', { number })}
          {customer !== '' && (
            <>
              {' '}
              · <bdi>{customer}</bdi>
            </>
          )}
        </ScreenTitle>
        <p className="flex flex-wrap items-center gap-2">
          <QuotationMarks quotation={quotation} />
          {quotation.enquiry !== null && (
            <Link to={`/enquiries/${quotation.enquiry}`} className="link text-sm">
              <bdi dir="ltr">{quotation.enquiry_reference}</bdi>
            </Link>
          )}
        </p>
        <QuotationAnswer quotation={quotation} />
        <QuotationActions
          quotation={quotation}
          typed={typed}
          isDirty={isDirty}
          canSave={read.content !== null && !isLate}
          save={save}
          send={send}
        />
        {isLate && (
          <Alert variant="note" className="grid gap-3">
            <p>{t('offerConflict')}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onPress={typing.takeTheirs}>
                {t('offerTakeTheirs')}
              </Button>
              <Button size="small" onPress={typing.keepMine}>
                {t('offerKeepMine')}
              </Button>
            </div>
          </Alert>
        )}
        {text !== '' && !isLate && <Alert>{text}</Alert>}
        <UndeliveredEmails emails={quotation.undelivered} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <QuotationForm typing={typing} issueAt={issueAt} isOpen={isOpen} />
        <div className="grid min-w-0 gap-6 lg:sticky lg:top-4">
          <fieldset disabled={!isOpen} className="min-w-0">
            <QuotationTotals typing={typing} issueAt={issueAt} />
          </fieldset>
          {read.content !== null && (
            <p>
              <a
                className="link text-sm"
                href={addressOfCall(quotations.draftPdf, { params: { id: quotation.id } })}
                target="_blank"
                rel="noopener"
              >
                {t('offerDraftPdf')}
              </a>
            </p>
          )}
          <QuotationVersions quotation={quotation} />
          <QuotationThread quotation={quotation} />
          <QuotationEvents quotation={quotation} />
        </div>
      </div>
    </>
  );
}

/** A quotation with all its actions. */
export function QuotationScreen() {
  const t = useLateTranslations();
  const { id = '' } = useParams();
  const quotation = useQuotation(Number(id));
  if (quotation.error instanceof CallFailure && quotation.error.status === 404) return <NotFound />;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>
        <Link to="/offers" className="link text-sm">
          {t('offerBack')}
        </Link>
      </p>
      {quotation.isPending && <Loading />}
      {quotation.isError && <Retry error={quotation.error} onRetry={() => void quotation.refetch()} />}
      {quotation.isSuccess && <Whole key={quotation.data.id} quotation={quotation.data} />}
    </section>
  );
}
