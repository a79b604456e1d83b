import { useId } from 'react';
import { emails, type Undelivered } from '../../../calls/emails.ts';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { callApi } from '../../app/call-api.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { formatOfficeTime } from '../../app/format-office-time.ts';
import { purposeMessage } from './purpose-message.ts';

interface SeenToProps {
  readonly id: number;
  /** The name of the email in a list. */
  readonly name: string;
}

/** Marks an undelivered email as handled after the customer was reached in another way. */
export function SeenTo({ id, name }: SeenToProps) {
  const t = useLateTranslations();
  const settle = useAction(() => callApi(emails.settle, { params: { id } }), { about: name, refuse: 'notice' });
  return (
    <Button
      size="small"
      isPending={settle.isPending}
      aria-label={t('undeliveredDoneNamed', { name })}
      onPress={() => settle.start()}
    >
      {t('undeliveredDone')}
    </Button>
  );
}

function UndeliveredEmail({ email: { id, purpose, reason, at } }: { readonly email: Undelivered }) {
  const t = useLateTranslations();
  const name = t(purposeMessage(purpose));
  const again = useAction(() => callApi(emails.retry, { params: { id } }), { about: name, refuse: 'notice' });
  return (
    <li className="grid gap-2">
      <p>
        <span className="font-medium">{name}</span>{' '}
        <time dateTime={at} className="text-sm">
          {formatOfficeTime(at)}
        </time>
      </p>
      {reason !== '' && (
        <p dir="ltr" className="text-sm wrap-anywhere rtl:text-end">
          {reason}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          isPending={again.isPending}
          aria-label={t('undeliveredAgainNamed', { name })}
          onPress={() => again.start()}
        >
          {t('undeliveredAgain')}
        </Button>
        <SeenTo id={id} name={name} />
      </div>
    </li>
  );
}

/** Lists undelivered emails with the reason and what to do. */
export function UndeliveredEmails({ emails: undelivered }: { readonly emails: readonly Undelivered[] }) {
  const t = useLateTranslations();
  const id = useId();
  if (undelivered.length === 0) return null;
  return (
    <section className="note grid gap-3" aria-labelledby={id}>
      <h3 id={id} className="text-lg font-medium">
        {t('undeliveredTitle', { count: undelivered.length })}
      </h3>
      <p>{t('undeliveredHint')}</p>
      <ul className="grid gap-4">
        {undelivered.map((email) => (
          <UndeliveredEmail key={email.id} email={email} />
        ))}
      </ul>
    </section>
  );
}
