import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WholeOffer } from '../../../calls/offer-shapes.ts';
import { offers } from '../../../calls/offers.ts';
import { maySend } from '../../../content/offers/state.ts';
import type { PrintedTexts } from '../../../content/offers/unprintable-parts.ts';
import type { LateWord } from '../../../language/late-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Action, useAction } from '../../app/actions/use-action.ts';
import { ask } from '../../app/ask.ts';
import { useLateWords } from '../../app/late-words.ts';
import { UnprintableList } from './unprintable-list.tsx';

interface ActionsProps {
  readonly offer: WholeOffer;
  /** As it is typed now. */
  readonly typed: PrintedTexts;
  readonly isDirty: boolean;
  readonly canSave: boolean;
  readonly save: Pick<Action<void, unknown>, 'start' | 'isPending'>;
  readonly send: Pick<Action<void, unknown>, 'run' | 'isPending'>;
}

type Question = 'send' | 'withdraw' | 'delete';

/** @param email where it goes; empty where it is handed over */
function sentence({ version }: WholeOffer, email: string): LateWord<'email' | 'version'> {
  if (email === '') return 'offerSendByHand';
  return version === 0 ? 'offerSendTo' : 'offerSendAgainTo';
}

/** What can be done with an offer: saved, sent, withdrawn, deleted, and the next one begun with it. */
export function OfferActions({ offer, typed, isDirty, canSave, save, send }: ActionsProps) {
  const say = useLateWords();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Question | null>(null);
  const { id, state, version } = offer;
  const email = typed.customer.email.trim();
  const place = { params: { id } };
  const about = offer.customer;
  const close = () => setAsked(null);
  const duplicate = useAction(() => ask(offers.duplicate, place), {
    about,
    refuse: 'notice',
    onDone: (made) => navigate(`/offers/${made.id}`),
  });
  const withdraw = useAction(() => ask(offers.withdraw, place), { about, onDone: close });
  const remove = useAction(() => ask(offers.remove, place), { about, onDone: () => navigate('/offers') });
  const isOpen = offer.erased_at === null && maySend(state);
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && (
        <>
          <Button
            look="filled"
            isPending={save.isPending}
            isDisabled={!isDirty || !canSave}
            onPress={() => save.start()}
          >
            {say('offerSave')}
          </Button>
          <Button isPending={send.isPending} isDisabled={!canSave} onPress={() => setAsked('send')}>
            {say(version === 0 ? 'offerSend' : 'offerSendAgain')}
          </Button>
        </>
      )}
      {offer.erased_at === null && (
        <Button isPending={duplicate.isPending} onPress={() => duplicate.start()}>
          {say('offerDuplicate')}
        </Button>
      )}
      {isOpen && version > 0 && <Button onPress={() => setAsked('withdraw')}>{say('offerWithdraw')}</Button>}
      {version === 0 && (
        <Button look="danger" onPress={() => setAsked('delete')}>
          {say('offerDelete')}
        </Button>
      )}
      {asked === 'send' && (
        <ConfirmDialog
          title={say('offerSendQuestion')}
          isPending={send.isPending}
          onYes={() => void send.run().then(close)}
          onNo={close}
        >
          <p className="wrap-anywhere">{say(sentence(offer, email), { email, version: version + 1 })}</p>
          <UnprintableList offer={offer} typed={typed} />
        </ConfirmDialog>
      )}
      {asked === 'withdraw' && (
        <ConfirmDialog
          title={say('offerWithdrawQuestion')}
          destroys
          isPending={withdraw.isPending}
          refusal={withdraw.refusal?.text}
          onYes={() => withdraw.start()}
          onNo={close}
        >
          <p>{say('offerWithdrawText')}</p>
        </ConfirmDialog>
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={say('offerDeleteQuestion')}
          destroys
          isPending={remove.isPending}
          refusal={remove.refusal?.text}
          onYes={() => remove.start()}
          onNo={close}
        />
      )}
    </div>
  );
}
