import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import type { WithSlots } from './island.tsx';
import { useIsland } from './island-context.tsx';
import { Slot } from './slot.tsx';
import { type MenuCategory, useMenuParts } from './use-menu-parts.ts';

interface Props {
  /** The address of the page with the content of the menus. */
  readonly address: string;
  readonly categories: readonly MenuCategory[];
}

/** Milliseconds of hover before a panel opens, and after leaving before it closes. */
const rest = 150;
const leave = 300;

/** Calls `change` after a delay; a later call replaces the pending one. */
function usePlan(change: (id: number | null) => void) {
  const planned = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(planned.current), []);
  return (id: number | null, after: number): void => {
    clearTimeout(planned.current);
    planned.current = setTimeout(() => change(id), after);
  };
}

/**
 * The category links of the header. Each has a panel with families and products that opens on hover or by its button.
 * The slots are the links.
 */
export function CategoryMenu({ address, categories, slots }: Props & WithSlots) {
  const { t } = useIsland();
  const list = useRef<HTMLUListElement>(null);
  const parts = useMenuParts(address);
  const [open, setOpen] = useState<number | null>(null);
  const plan = usePlan(setOpen);

  // The pointer may rest on a category before the island hydrates.
  const begin = useEffectEvent(() => {
    const index = [...(list.current?.children ?? [])].findIndex((item) => item.matches(':hover'));
    const pointed = categories[index];
    if (pointed !== undefined && matchMedia('(hover: hover)').matches) plan(pointed.id, rest);
  });
  useEffect(() => begin(), []);

  function closeByKey({ key, currentTarget }: KeyboardEvent<HTMLUListElement>): void {
    if (key !== 'Escape' || open === null) return;
    const opener = currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]');
    if (currentTarget.contains(document.activeElement)) opener?.focus();
    plan(null, 0);
  }

  /** Toggles a panel. A category without a panel follows its link. */
  function press(id: number, button: HTMLElement): void {
    if (parts !== undefined && !parts.has(id)) button.closest('li')?.querySelector('a')?.click();
    else plan(open === id ? null : id, 0);
  }

  const byHand = (id: number | null, after: number) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') plan(id, after);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only watched: its links and buttons are what is pressed
    <ul
      ref={list}
      className="flex flex-wrap items-center justify-end gap-x-1 md:max-lg:-me-2"
      onPointerLeave={byHand(null, leave)}
      onKeyDown={closeByKey}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) plan(null, 0);
      }}
    >
      {categories.map(({ id, name }, index) => {
        const part = open === id ? parts?.get(id) : undefined;
        return (
          <li key={id} className="menu-item" onPointerEnter={byHand(id, rest)}>
            <Slot as="span" className="contents" html={slots[index] ?? ''} />
            <button
              type="button"
              className="menu-opener"
              aria-label={t('menuOf', { name })}
              aria-expanded={part !== undefined}
              onClick={({ currentTarget }) => press(id, currentTarget)}
            >
              <Icon name="chevron" className="size-3" />
            </button>
            {part !== undefined && <Slot className="menu-panel" html={part} />}
          </li>
        );
      })}
    </ul>
  );
}
