import { Link, useParams } from 'react-router';
import type { WholeOffer } from '../../../calls/offer-shapes.ts';
import { offers } from '../../../calls/offers.ts';
import { issueSentence } from '../../../content/issue-sentence.ts';
import { maySend } from '../../../content/offers/state.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useHold } from '../../../ui/kept.tsx';
import { Waiting } from '../../../ui/waiting.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { addressOfCall, ask } from '../../app/ask.ts';
import { CallFailure } from '../../app/call-failure.ts';
import { currentLanguage } from '../../app/current-language.ts';
import { refusalText } from '../../app/actions/refusal.ts';
import { useLateWords } from '../../app/late-words.ts';
import { UndeliveredEmails } from '../emails/undelivered-emails.tsx';
import { NotFound } from '../../app/shell/not-found.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { OfferActions } from './offer-actions.tsx';
import { OfferForm } from './offer-form.tsx';
import { OfferMarks } from './offer-line.tsx';
import { OfferThread } from './offer-thread.tsx';
import { OfferAnswer, OfferEvents, OfferVersions } from './offer-story.tsx';
import { OfferTotals } from './offer-totals.tsx';
import { amountWords } from './offer-words.ts';
import { useOffer } from './use-offers.ts';
import { useTypedOffer } from './use-typed-offer.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

function Whole({ offer }: { readonly offer: WholeOffer }) {
  const say = useLateWords();
  const { id, number, customer, state } = offer;
  const isOpen = offer.erased_at === null && maySend(state);
  const typing = useTypedOffer(offer, isOpen);
  const { typed, updatedAt, isDirty, isLate, read } = typing;

  /** Keeps what is typed; answers the moment of that, from which the next change goes on. */
  async function keep() {
    const { content } = read;
    if (content === null) throw new Error('Numbers of the offer cannot be read');
    const answer = await ask(offers.save, { params: { id }, body: { content, updated_at: updatedAt } });
    typing.goOn({ id, content, updated_at: answer.offer.updated_at }, typed);
    return answer;
  }
  const save = useAction(keep, { about: customer, onRefused: typing.refuse });
  const send = useAction(
    async () => {
      const sent = isDirty ? (await keep()).offer.updated_at : updatedAt;
      return ask(offers.send, { params: { id }, body: { updated_at: sent } });
    },
    { about: customer, onRefused: typing.refuse },
  );
  const text = refusalText(save.refusal ?? send.refusal, typing.issues);
  const refused = new Map(
    typing.issues.map((issue) => [issue.path.replace(/^content\./, ''), issueSentence(issue, currentLanguage())]),
  );
  const issueAt = (path: string): string | undefined => {
    const issue = read.issues.get(path);
    return issue === undefined ? refused.get(path) : say(amountWords[issue], { currency: typed.currency });
  };
  useHold(isDirty && isOpen && !save.isPending && !send.isPending);

  return (
    <>
      <header className="grid gap-3">
        <ScreenTitle>
          {number === null ? say('offerDraft') : say('offerTitle', { number })}
          {customer !== '' && (
            <>
              {' '}
              · <bdi>{customer}</bdi>
            </>
          )}
        </ScreenTitle>
        <p className="flex flex-wrap items-center gap-2">
          <OfferMarks offer={offer} />
          {offer.enquiry !== null && (
            <Link to={`/enquiries/${offer.enquiry}`} className="link text-sm">
              <bdi dir="ltr">{offer.enquiry_reference}</bdi>
            </Link>
          )}
        </p>
        <OfferAnswer offer={offer} />
        <OfferActions
          offer={offer}
          typed={typed}
          isDirty={isDirty}
          canSave={read.content !== null && !isLate}
          save={save}
          send={send}
        />
        {isLate && (
          <Alert look="note" className="grid gap-3">
            <p>{say('offerConflict')}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="small" onPress={typing.takeTheirs}>
                {say('offerTakeTheirs')}
              </Button>
              <Button size="small" onPress={typing.keepMine}>
                {say('offerKeepMine')}
              </Button>
            </div>
          </Alert>
        )}
        {text !== '' && !isLate && <Alert>{text}</Alert>}
        <UndeliveredEmails emails={offer.undelivered} />
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <OfferForm typing={typing} issueAt={issueAt} isOpen={isOpen} />
        <div className="grid min-w-0 gap-6 lg:sticky lg:top-4">
          <fieldset disabled={!isOpen} className="min-w-0">
            <OfferTotals typing={typing} issueAt={issueAt} />
          </fieldset>
          {read.content !== null && (
            <p>
              <a
                className="link text-sm"
                href={addressOfCall(offers.draftPdf, { params: { id: offer.id } })}
                target="_blank"
                rel="noopener"
              >
                {say('offerDraftPdf')}
              </a>
            </p>
          )}
          <OfferVersions offer={offer} />
          <OfferThread offer={offer} />
          <OfferEvents offer={offer} />
        </div>
      </div>
    </>
  );
}

/** One offer with everything that can be done about it. */
export function OfferScreen() {
  const say = useLateWords();
  const { id = '' } = useParams();
  const offer = useOffer(Number(id));
  if (offer.error instanceof CallFailure && offer.error.status === 404) return <NotFound />;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p>
        <Link to="/offers" className="link text-sm">
          {say('offerBack')}
        </Link>
      </p>
      {offer.isPending && <Waiting />}
      {offer.isError && <Retry error={offer.error} onRetry={() => void offer.refetch()} />}
      {offer.isSuccess && <Whole key={offer.data.id} offer={offer.data} />}
    </section>
  );
}
