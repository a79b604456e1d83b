import { type RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useImmediateFocus } from './use-immediate-focus.ts';
import './menu.css';

interface MenuProps {
  /** The button that opened the menu. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** The accessible name of the menu, which is that of its button. */
  readonly label: string;
  readonly items: readonly {
    readonly key: string;
    readonly label: string;
    readonly destroys?: boolean;
    readonly onAction: () => void;
  }[];
  readonly placement?: 'bottom end' | 'top end';
  readonly onClose: () => void;
}

/**
 * Opening a menu moves the focus into it. This is not the autofocus of a page field, which would move the focus
 * unexpectedly.
 */
const startsAtFirst = { autoFocus: 'first' } as const;

/** A menu at the button that opened it; the focus returns there. It closes before an item's action runs. */
export function Menu({ trigger, label, items, placement = 'bottom end', onClose }: MenuProps) {
  useImmediateFocus();
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      aria-label={label}
    >
      <AriaMenu aria-label={label} className="card card-menu" {...startsAtFirst} onClose={onClose}>
        {items.map(({ key, label: name, destroys = false, onAction }) => (
          <MenuItem
            key={key}
            id={key}
            className={destroys ? 'card-menu-item text-danger' : 'card-menu-item'}
            shouldCloseOnSelect={false}
            // The menu closes first, so that it does not close a window that the action opens.
            onAction={() => {
              onClose();
              onAction();
            }}
          >
            {name}
          </MenuItem>
        ))}
      </AriaMenu>
    </Popover>
  );
}
