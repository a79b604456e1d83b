import { useQuery } from '@tanstack/react-query';
import { emails } from '../../../calls/emails.ts';
import { callApi } from '../../app/call-api.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';

/** The secrets with which webhook receivers verify the site, one per address. */
export function WebhookKeys() {
  const t = useTranslations();
  const keys = useQuery({
    queryKey: ['webhooks'],
    queryFn: ({ signal }) => callApi(emails.webhooks, { signal }),
  });
  if (keys.isError) return <Retry error={keys.error} onRetry={() => void keys.refetch()} />;
  const known = [...new Map(keys.data?.map(({ address, secret }) => [address, secret]))];
  if (known.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="webhook-keys">
      <h4 id="webhook-keys" className="font-medium">
        {t('webhookSecrets')}
      </h4>
      <p className="text-sm text-muted">{t('webhookSecretsHint')}</p>
      <ul className="grid gap-3">
        {known.map(([address, secret]) => (
          <li key={address} className="grid gap-1 wrap-anywhere">
            <bdi dir="ltr">{address}</bdi>
            <code dir="ltr" className="text-sm text-muted">
              {secret}
            </code>
          </li>
        ))}
      </ul>
    </section>
  );
}
