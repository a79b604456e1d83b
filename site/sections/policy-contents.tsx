import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import type { PagePart } from './page-parts.tsx';

/** The table of contents of a policy: beside its text if there is room, otherwise collapsed above it. */
export function PolicyContents({ parts }: { readonly parts: readonly PagePart[] }) {
  const { t } = useSite();
  return (
    <nav className="policy-contents" aria-label={t('onThisPage')}>
      <p className="policy-contents-title" aria-hidden="true">
        {t('onThisPage')}
      </p>
      <details>
        <summary>
          {t('onThisPage')}
          <Icon name="chevron" className="size-4 folded-list-sign" />
        </summary>
        <ol>
          {parts.map(({ anchor, title }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>{title}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
