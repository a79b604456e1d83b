import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';

interface Props {
  /** The current page, from 1. */
  readonly page: number;
  readonly pages: number;
  /** The internal address of a page, without a language. */
  readonly addressOf: (page: number) => string;
}

/** The links between the pages of a list. */
export function Pager({ page, pages, addressOf }: Props) {
  const { t, href } = useSite();
  if (pages < 2) return null;
  return (
    <nav className="pager" aria-label={t('partsOfList')}>
      {page > 1 && (
        <a className="button-quiet pager-back" rel="prev" href={href(addressOf(page - 1))}>
          <Icon name="arrow" className="size-4" />
          {t('previousPart')}
        </a>
      )}
      <span className="pager-state">{t('partOfList', { page, pages })}</span>
      {page < pages && (
        <a className="button-quiet pager-on" rel="next" href={href(addressOf(page + 1))}>
          {t('nextPart')}
          <Icon name="arrow" className="size-4" />
        </a>
      )}
    </nav>
  );
}
