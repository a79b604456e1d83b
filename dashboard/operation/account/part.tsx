import { type ReactNode, useId } from 'react';
import { Loading } from '../../../ui/loading.tsx';
import { useAccountTranslations, type AccountMessageKey } from './account-translations.ts';
import { Retry } from '../../app/shell/retry.tsx';

interface PartQuery {
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface PartProps {
  readonly title: AccountMessageKey;
  readonly intro: AccountMessageKey;
  /** The query that loads its content. */
  readonly query: PartQuery;
  /** Placed at the end of the header. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the account screen: header, then the content, a loading state or a retry button. */
export function Part({ title, intro, query, action, children }: PartProps) {
  const t = useAccountTranslations();
  const id = useId();
  return (
    <section className="card grid content-start gap-4 p-5" aria-labelledby={id}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid max-w-prose gap-1">
          <h3 id={id} className="text-lg font-medium">
            {t(title)}
          </h3>
          <p className="text-sm text-muted">{t(intro)}</p>
        </div>
        {action}
      </div>
      {query.isPending ? (
        <Loading />
      ) : query.error === null ? (
        children
      ) : (
        <Retry error={query.error} onRetry={() => void query.refetch()} />
      )}
    </section>
  );
}
