import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isChanged } from './is-changed.ts';
import type { WithSlots } from './island.tsx';
import { NotAnswered } from './not-answered.tsx';
import { readPage, slotsIn } from './read-page.ts';
import { Slot } from './slot.tsx';
import { usePageFetch } from './use-page-fetch.ts';
import { useHydrated } from './use-hydrated.ts';
import { usePageStyle } from './use-page-style.ts';

/** The address of the list with the chosen filters and with the products chosen for comparison. */
function addressOf(form: HTMLFormElement, box: Element): URL {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (name !== 'compare' && typeof value === 'string' && value.trim() !== '')
      address.searchParams.set(name, value.trim());
  const ids = [...box.querySelectorAll<HTMLInputElement>('input[name="ids"]')]
    .filter(({ type, checked }) => type === 'hidden' || checked)
    .map(({ value }) => value);
  if (ids.length > 0) address.searchParams.set('compare', ids.join(','));
  return address;
}

/**
 * Updates the counts of the filters and the language link for the list that is now shown. The values of the filters
 * stay.
 */
function follow(page: Document, box: Element): void {
  const counts = [...page.querySelectorAll('.filter-count')];
  for (const [index, place] of [...box.querySelectorAll('.filter-count')].entries())
    place.textContent = counts[index]?.textContent ?? '';
  // The page in the other language shows the same list.
  const alternate = page.querySelector('a[hreflang]')?.getAttribute('href');
  if (alternate != null)
    for (const link of document.querySelectorAll('a[hreflang]')) link.setAttribute('href', alternate);
}

/**
 * Updates the list when a filter changes: requests the same page and replaces the list with the new one. The values of
 * the filters stay; the counts of the choices are updated.
 */
export function LiveFilters({ count, slots }: { readonly count: string } & WithSlots) {
  const [filters = ''] = slots;
  const isHydrated = useHydrated();
  const box = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const [found, setFound] = useState({ count, slots, style: '' });
  const [, used = '', list = ''] = found.slots;
  usePageStyle(found.style);

  const { isUnanswered, load, loadSoon } = usePageFetch((html) => {
    const { page, style } = readPage(html);
    setFound({
      count: page.querySelector('[data-count]')?.textContent ?? '',
      slots: slotsIn(page, 'filters'),
      style,
    });
    if (box.current !== null) follow(page, box.current);
  });

  const form = () => box.current?.querySelector<HTMLFormElement>('form.filters') ?? null;
  const address = () => {
    const filled = form();
    return filled === null || box.current === null ? new URL(location.href) : addressOf(filled, box.current);
  };

  // On a slow connection a filter may have changed before hydration.
  const loadIfChanged = useEffectEvent(() => {
    if ([...(form()?.elements ?? [])].some(isChanged)) void load(address());
  });
  useEffect(() => loadIfChanged(), []);

  /** On a phone the filters are above the list, so the page scrolls down to the list. */
  function leave(event: SyntheticEvent): void {
    event.preventDefault();
    void load(address());
    form()?.closest('details')?.removeAttribute('open');
    status.current?.focus({ preventScroll: true });
    status.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <div ref={box} className="products-page" data-live={isHydrated ? '' : undefined}>
      <Slot as="details" className="filters-fold" html={filters} onInput={() => loadSoon(address)} onSubmit={leave} />
      <div className="min-w-0">
        <div className="products-state">
          <p ref={status} className="result-count" role="status" tabIndex={-1} data-count>
            {found.count}
          </p>
          <Slot html={used} data-used="" />
        </div>
        <NotAnswered isShown={isUnanswered} onAgain={() => void load(address())} />
        <Slot html={list} data-list="" />
      </div>
    </div>
  );
}
