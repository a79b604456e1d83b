import { type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from 'react';
import { Glyph } from '../../ui/glyph.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';
import { useHydrated } from './use-hydrated.ts';
import { useMedia } from './use-media.ts';

const id = 'side-menu';
const focusable = 'a[href], button:not([disabled])';

/** Leads the focus from the last link or button of an element to its first, and back. */
function keepFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = [stops.at(0), stops.at(-1)];
  const isAtEnd = document.activeElement === (event.shiftKey ? first : last);
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * The menu of small screens and the button that opens it, a popover: with scripts it keeps the focus while it is open,
 * and closes when the screen grows.
 */
export function SideMenu({ slots: [links = ''] }: WithSlots) {
  const { say } = useIsland();
  const isHydrated = useHydrated();
  const isWide = useMedia('(min-width: 768px)');
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);

  // The browser may have opened it before this script came; older ones know no popovers.
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
        aria-label={say('menu')}
        aria-expanded={isHydrated ? isOpen : undefined}
        popoverTarget={id}
      >
        <Glyph name="menu" className="size-7" />
      </button>
      <dialog
        ref={menu}
        className="side-menu"
        id={id}
        popover="auto"
        aria-label={say('menu')}
        aria-modal={isHydrated || undefined}
        // Said before the menu is shown, so that it is never seen open while its button says that it is closed.
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
        onToggle={toggled}
        onKeyDown={keepFocus}
      >
        <div className="flex justify-end">
          <button
            type="button"
            className="icon-button"
            aria-label={say('closeMenu')}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <Glyph name="close" className="size-5" />
          </button>
        </div>
        <Slot className="contents" html={links} />
      </dialog>
    </div>
  );
}
