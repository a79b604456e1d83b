import type { Outgoing } from '../../../calls/emails.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { purposeMessage } from '../emails/purpose-message.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useLateTranslations } from '../../app/late-translations.ts';
import { failureMessages } from './failure-messages.ts';
import { useEmail } from './use-outbox.ts';

/** Shows an email as it would be sent now. */
export function EmailWindow({ outgoing, onClose }: { readonly outgoing: Outgoing; readonly onClose: () => void }) {
  const t = useLateTranslations();
  const { data, isPending, isError, error, refetch } = useEmail(outgoing.id);
  const failure = failureMessages({ ...outgoing, last_error: data?.last_error ?? null });
  return (
    <Dialog title={t(purposeMessage(outgoing.purpose))} onClose={onClose}>
      {isPending && <Loading />}
      {isError && <Retry error={error} onRetry={() => void refetch()} />}
      {data !== undefined && data.letter === undefined && <p className="note">{t(failure.word, failure)}</p>}
      {data?.letter !== undefined && (
        <div className="grid gap-4">
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            <dt className="text-muted">{t('letterTo')}</dt>
            <dd className="wrap-anywhere">
              <bdi dir="ltr">{data.letter.to}</bdi>
            </dd>
            <dt className="text-muted">{t('letterSubject')}</dt>
            <dd className="font-medium wrap-anywhere">
              <bdi>{data.letter.subject}</bdi>
            </dd>
          </dl>
          <p dir="auto" className="rounded-lg border border-line bg-ground p-4 whitespace-pre-line wrap-anywhere">
            {data.letter.text}
          </p>
        </div>
      )}
    </Dialog>
  );
}
