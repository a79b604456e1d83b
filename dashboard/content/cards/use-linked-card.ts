import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { Collection } from '../../../content/model/collection.ts';

/** Scrolls the card named in the address (`?record=5`) into view and focuses it, once per navigation. */
export function useLinkedCard({ base, placement }: Collection, place: RefObject<HTMLElement | null>): void {
  const { key, search } = useLocation();
  const shown = useRef('');
  useEffect(() => {
    if (shown.current === key) return;
    const params = new URLSearchParams(search);
    const id = Number(params.get('record'));
    const isMeant = placement.section === undefined || params.get('section') === base;
    const card = isMeant && id > 0 ? place.current?.querySelector<HTMLElement>(`[data-id="${id}"]`) : null;
    if (card == null) return;
    shown.current = key;
    card.scrollIntoView({ block: 'center' });
    card.focus({ preventScroll: true });
  });
}
