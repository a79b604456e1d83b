import { useState } from 'react';
import type { Redirect } from '../../../calls/redirects.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { RedirectForm } from './redirect-form.tsx';
import { removeRedirect, useRedirects } from './use-redirects.ts';

interface DoomedProps {
  readonly redirect: Redirect;
  readonly onClose: () => void;
}

function RedirectQuestion({ redirect, onClose }: DoomedProps) {
  const t = useTranslations();
  const remove = useAction(() => removeRedirect(redirect.id), { about: redirect.from_path, onDone: onClose });
  return (
    <ConfirmDialog
      title={t('redirectQuestion')}
      isPending={remove.isPending}
      destroys
      refusal={remove.refusal?.text}
      onNo={onClose}
      onYes={remove.start}
    >
      <p dir="ltr" className="wrap-anywhere">
        {redirect.from_path}
      </p>
    </ConfirmDialog>
  );
}

/** The list of redirects, with adding and deleting. */
export function Redirects() {
  const t = useTranslations();
  const redirects = useRedirects();
  const [toDelete, setToDelete] = useState<Redirect | null>(null);
  return (
    <section className="card grid gap-4 p-5" aria-labelledby="redirects">
      <div>
        <h3 id="redirects" className="text-lg font-medium">
          {t('redirects')}
        </h3>
        <p className="text-sm text-muted">{t('redirectsIntro')}</p>
      </div>
      <RedirectForm />
      {redirects.isPending && <Loading />}
      {redirects.isError && <Retry error={redirects.error} onRetry={() => void redirects.refetch()} />}
      {redirects.data?.length === 0 && <p className="text-muted">{t('noRedirects')}</p>}
      <ul className="divide-y divide-line">
        {redirects.data?.map((redirect) => (
          <li key={redirect.id} className="flex flex-wrap items-center gap-3 py-2">
            <p dir="ltr" className="flex grow flex-wrap items-center gap-2 wrap-anywhere">
              <span>{redirect.from_path}</span>
              <span aria-hidden="true">→</span>
              <span>{redirect.to_path}</span>
            </p>
            <span className="badge">{t(redirect.status === 302 ? 'redirectForNow' : 'redirectForGood')}</span>
            <Button
              variant="icon"
              aria-label={t('redirectDelete', { path: redirect.from_path })}
              onPress={() => setToDelete(redirect)}
            >
              <Icon name="close" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      {toDelete !== null && <RedirectQuestion redirect={toDelete} onClose={() => setToDelete(null)} />}
    </section>
  );
}
