import { useEffect, useState } from 'react';
import { fetchPage } from '../elements/fetch-page.ts';
import { readPage } from './read-page.ts';
import { usePageStyle } from './use-page-style.ts';

export interface MenuCategory {
  readonly id: number;
  readonly name: string;
  /** The language of the name, if it differs from the page's. */
  readonly lang?: string | undefined;
}

interface Menu {
  /** The HTML of each category's panel by its id. */
  readonly parts: ReadonlyMap<number, string>;
  readonly style: string;
}

const none: Menu = { parts: new Map(), style: '' };

const requested = new Map<string, Promise<Menu>>();

async function loadMenu(address: string): Promise<Menu> {
  const { page, style } = readPage(
    (await fetchPage(new URL(address, location.href), new AbortController().signal)) ?? '',
  );
  const parts = [...page.querySelectorAll<HTMLElement>('[data-menu]')];
  if (parts.length === 0) requested.delete(address);
  return { parts: new Map(parts.map((part) => [Number(part.dataset['menu']), part.outerHTML])), style };
}

/**
 * Fetches the panels once per page, on the first use of a menu. Returns `undefined` while loading; categories without a
 * panel, for example after a failure, stay links.
 */
export function useMenuParts(address: string): Menu['parts'] | undefined {
  const [menu, setMenu] = useState<Menu>();
  useEffect(() => {
    let isThere = true;
    const loading = requested.get(address) ?? loadMenu(address);
    requested.set(address, loading);
    loading.then((loaded) => {
      if (isThere) setMenu(loaded);
    }, reportError);
    return () => {
      isThere = false;
    };
  }, [address]);
  usePageStyle((menu ?? none).style);
  return menu?.parts;
}
