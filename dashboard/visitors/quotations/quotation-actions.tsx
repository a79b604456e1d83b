import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { WholeQuotation } from '../../../calls/quotation-shapes.ts';
import { quotations } from '../../../calls/quotations.ts';
import { maySend } from '../../../content/quotations/state.ts';
import type { PrintedTexts } from '../../../content/quotations/unprintable-parts.ts';
import type { LateMessage } from '../../../language/late-messages.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type Action, useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { UnprintableList } from './unprintable-list.tsx';

interface ActionsProps {
  readonly quotation: WholeQuotation;
  /** The current texts of the form. */
  readonly typed: PrintedTexts;
  readonly isDirty: boolean;
  readonly canSave: boolean;
  readonly save: Pick<Action<void, unknown>, 'start' | 'isPending'>;
  readonly send: Pick<Action<void, unknown>, 'run' | 'isPending'>;
}

type Question = 'send' | 'withdraw' | 'delete';

/** @param email the recipient; empty if the quotation is handed over by another channel */
function sentence({ version }: WholeQuotation, email: string): LateMessage<'email' | 'version'> {
  if (email === '') return 'offerSendByHand';
  return version === 0 ? 'offerSendTo' : 'offerSendAgainTo';
}

/** The actions for a quotation: save, send, withdraw, delete, and start the next one from it. */
export function QuotationActions({ quotation, typed, isDirty, canSave, save, send }: ActionsProps) {
  const t = useLateTranslations();
  const navigate = useNavigate();
  const [question, setQuestion] = useState<Question | null>(null);
  const { id, state, version } = quotation;
  const email = typed.customer.email.trim();
  const place = { params: { id } };
  const about = quotation.customer;
  const close = () => setQuestion(null);
  const duplicate = useAction(() => callApi(quotations.duplicate, place), {
    about,
    refuse: 'notice',
    onDone: (made) => navigate(`/offers/${made.id}`),
  });
  const withdraw = useAction(() => callApi(quotations.withdraw, place), { about, onDone: close });
  const remove = useAction(() => callApi(quotations.remove, place), { about, onDone: () => navigate('/offers') });
  const isOpen = quotation.erased_at === null && maySend(state);
  return (
    <div className="flex flex-wrap gap-2">
      {isOpen && (
        <>
          <Button
            variant="filled"
            isPending={save.isPending}
            isDisabled={!isDirty || !canSave}
            onPress={() => save.start()}
          >
            {t('offerSave')}
          </Button>
          <Button isPending={send.isPending} isDisabled={!canSave} onPress={() => setQuestion('send')}>
            {t(version === 0 ? 'offerSend' : 'offerSendAgain')}
          </Button>
        </>
      )}
      {quotation.erased_at === null && (
        <Button isPending={duplicate.isPending} onPress={() => duplicate.start()}>
          {t('offerDuplicate')}
        </Button>
      )}
      {isOpen && version > 0 && <Button onPress={() => setQuestion('withdraw')}>{t('offerWithdraw')}</Button>}
      {version === 0 && (
        <Button variant="danger" onPress={() => setQuestion('delete')}>
          {t('offerDelete')}
        </Button>
      )}
      {question === 'send' && (
        <ConfirmDialog
          title={t('offerSendQuestion')}
          isPending={send.isPending}
          onYes={() => void send.run().then(close)}
          onNo={close}
        >
          <p className="wrap-anywhere">{t(sentence(quotation, email), { email, version: version + 1 })}</p>
          <UnprintableList quotation={quotation} typed={typed} />
        </ConfirmDialog>
      )}
      {question === 'withdraw' && (
        <ConfirmDialog
          title={t('offerWithdrawQuestion')}
          destroys
          isPending={withdraw.isPending}
          refusal={withdraw.refusal?.text}
          onYes={() => withdraw.start()}
          onNo={close}
        >
          <p>{t('offerWithdrawText')}</p>
        </ConfirmDialog>
      )}
      {question === 'delete' && (
        <ConfirmDialog
          title={t('offerDeleteQuestion')}
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
