import { Icon } from '../../ui/icon.tsx';
import { useSite } from '../render/site-context.ts';
import { SearchForm } from './search-form.tsx';

/** An icon button that opens the search panel. */
export function SearchButton({ className = '' }: { readonly className?: string }) {
  const { t } = useSite();
  return (
    <button
      type="button"
      className={`icon-button ${className}`.trim()}
      aria-label={t('search')}
      popoverTarget="search-panel"
    >
      <Icon name="search" className="size-5" />
    </button>
  );
}

/** The search form across the top of the page. It is a popover, so it needs no script. */
export function SearchPanel() {
  const { t } = useSite();
  return (
    <dialog className="search-panel" id="search-panel" popover="auto" aria-label={t('search')}>
      <div className="container-site search-panel-inside">
        <SearchForm id="search-anywhere" />
        <button
          type="button"
          className="icon-button"
          aria-label={t('closeSearch')}
          popoverTarget="search-panel"
          popoverTargetAction="hide"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </dialog>
  );
}
