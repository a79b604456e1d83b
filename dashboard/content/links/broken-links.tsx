import type { OwnLink } from '../../../calls/links.ts';
import { Loading } from '../../../ui/loading.tsx';
import { Retry } from '../../app/shell/retry.tsx';
import { useTranslations } from '../../app/translations.ts';
import { LinkPlace } from '../dependents/link-place.tsx';
import { useBrokenLinks } from './use-broken-links.ts';

function BrokenLinkLine({ broken }: { readonly broken: OwnLink }) {
  return (
    <li className="grid gap-0.5 py-3 wrap-anywhere">
      <p>
        <bdi dir="ltr" className="font-medium">
          {broken.link}
        </bdi>
      </p>
      <p className="text-sm text-muted">
        <LinkPlace link={broken} />
      </p>
    </li>
  );
}

/** All broken links, with the record that has to be corrected. */
export function BrokenLinks() {
  const t = useTranslations();
  const broken = useBrokenLinks();
  return (
    <section className="card grid gap-2 p-5" aria-labelledby="broken-links">
      <h3 id="broken-links" className="text-lg font-medium">
        {t('brokenLinks')}
      </h3>
      {broken.isPending && <Loading />}
      {broken.isError && <Retry error={broken.error} onRetry={() => void broken.refetch()} />}
      {broken.data?.length === 0 && <p className="text-muted">{t('noBrokenLinks')}</p>}
      <ul className="divide-y divide-line">
        {broken.data?.map((each) => (
          <BrokenLinkLine key={`${each.base}/${each.id}/${each.field}/${each.link}`} broken={each} />
        ))}
      </ul>
    </section>
  );
}
