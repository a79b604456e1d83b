import { type RefObject } from 'react';
import { Menu as AriaMenu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useImmediateFocus } from './use-immediate-focus.ts';
import './menu.css';

interface MenuProps {
  /** The button that the menu belongs to. */
  readonly trigger: RefObject<HTMLElement | null>;
  /** What the menu is called: the name of its button. */
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

/** A menu that opens takes the focus: it is no field of a page that would draw it away. */
const startsAtFirst = { autoFocus: 'first' } as const;

/** What else can be done, at the button that was pressed; focus returns to it. It has closed before an item acts. */
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
            // The menu closes first: what the action opens in its place must not be closed with it.
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
