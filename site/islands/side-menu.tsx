import { type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';
import { type MenuCategory, useMenuParts } from './use-menu-parts.ts';
import { useHydrated } from './use-hydrated.ts';
import { useMedia } from './use-media.ts';

const menuId = 'side-menu';
const focusable = 'a[href], button:not([disabled]), summary';

interface Props {
  /** The page that has the parts of the menu. */
  readonly address: string;
  readonly categories: readonly MenuCategory[];
}

/** Traps the focus: Tab moves it from the last link or button of an element to its first, and Shift+Tab back. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    (stop) => stop.tagName === 'SUMMARY' || stop.closest('details:not([open])') === null,
  );
  const [first, last] = [stops.at(0), stops.at(-1)];
  const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

interface CategoriesProps extends Props {
  /** Their links. */
  readonly links: readonly string[];
}

/** The categories: links, until their parts have come, which open below their names. */
function Categories({ address, categories, links }: CategoriesProps) {
  const parts = useMenuParts(address);
  return (
    <ul>
      {categories.map(({ id, name, lang }, index) => {
        const part = parts?.get(id);
        return part === undefined ? (
          <Slot key={`${id}-link`} as="li" html={links[index] ?? ''} />
        ) : (
          <li key={id}>
            <details name={`${menuId}-category`}>
              <summary lang={lang}>
                {name}
                <Icon name="chevron" className="size-4" />
              </summary>
              <Slot html={part} />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

/**
 * The menu of small screens and the button that opens it, a popover: with scripts it keeps the focus while it is open,
 * and closes when the screen grows. The first slot is the choices, the last one the pages; between them are the links to
 * the categories.
 */
export function SideMenu({ address, categories, slots: [choices = '', ...links] }: Props & WithSlots) {
  const { t } = useIsland();
  const isHydrated = useHydrated();
  const isWide = useMedia('(min-width: 768px)');
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  // The browser may have opened it before this script ran. Older browsers have no popovers.
  useEffect(() => setOpen(menu.current?.matches(':is(:popover-open, [open])') === true), []);
  useEffect(() => {
    if (isWide) menu.current?.hidePopover();
  }, [isWide]);

  function toggled({ newState, currentTarget }: ToggleEvent<HTMLElement>): void {
    const { activeElement, body } = document;
    if (newState === 'open') currentTarget.querySelector<HTMLElement>(focusable)?.focus();
    else if (activeElement === body || currentTarget.contains(activeElement)) opener.current?.focus();
  }

  return (
    <div className="md:hidden">
      <button
        ref={opener}
        type="button"
        className="icon-button"
        aria-label={t('menu')}
        aria-expanded={isHydrated ? isOpen : undefined}
        popoverTarget={menuId}
      >
        <Icon name="menu" className="size-7" />
      </button>
      <dialog
        ref={menu}
        className="side-menu"
        id={menuId}
        popover="auto"
        aria-label={t('menu')}
        aria-modal={isHydrated || undefined}
        // The state is set before the menu is shown, so that the menu is never visible while its button is announced as
        // collapsed.
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={toggled}
        onKeyDown={keepFocus}
      >
        <div className="side-menu-head">
          <Slot className="side-menu-choices" html={choices} />
          <button
            type="button"
            className="icon-button"
            aria-label={t('closeMenu')}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <nav aria-label={t('mainNavigation')}>
          <Categories address={address} categories={categories} links={links} />
          <Slot as="ul" className="side-menu-more" html={links.at(categories.length) ?? ''} />
        </nav>
      </dialog>
    </div>
  );
}
