import { useState } from 'react';
import { emails } from '../../../calls/emails.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { useMailState } from '../../app/shell/use-mail-state.ts';

/**
 * Asks whether to send emails that have waited so long that they may be outdated; renders nothing if there are none.
 */
export function OldEmails() {
  const t = useLateTranslations();
  const mail = useMailState();
  const [isDiscarding, setIsDiscarding] = useState(false);
  const send = useAction(() => callApi(emails.sendOld));
  const discard = useAction(() => callApi(emails.discardOld), { onDone: () => setIsDiscarding(false) });
  const count = mail.data?.old ?? 0;
  if (count === 0 || mail.data?.configured !== true) return null;
  return (
    <section className="note grid gap-3" aria-labelledby="old-letters">
      <div className="grid gap-1">
        <h3 id="old-letters" className="font-medium">
          {t('oldLetters', { count })}
        </h3>
        <p>{t('oldLettersText')}</p>
      </div>
      {send.refusal !== null && <Alert>{send.refusal.text}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button isPending={send.isPending} onPress={() => send.start()}>
          {t('oldLettersSend')}
        </Button>
        <Button onPress={() => setIsDiscarding(true)}>{t('oldLettersDiscard')}</Button>
      </div>
      {isDiscarding && (
        <ConfirmDialog
          title={t('oldLettersQuestion', { count })}
          destroys
          isPending={discard.isPending}
          refusal={discard.refusal?.text}
          onNo={() => setIsDiscarding(false)}
          onYes={() => discard.start()}
        >
          <p className="text-muted">{t('oldLettersHint')}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
