import { ownPath } from '../links/alternates.ts';
import { useSite } from '../render/site-context.ts';

/** A link to the same address with its query. */
export function TryAgain({ className }: { readonly className: string }) {
  const site = useSite();
  const query = site.query.size === 0 ? '' : `?${site.query.toString()}`;
  return (
    <a className={className} href={ownPath(site) + query}>
      {site.t('tryAgain')}
    </a>
  );
}
