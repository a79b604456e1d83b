import { useRef } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { DashboardWord } from '../../language/dashboard-words.ts';
import { useWords } from '../words.ts';

export type CardAction = 'duplicate' | 'moveTo' | 'history';

interface CardMenuProps {
  /** The button that the menu belongs to. */
  readonly button: HTMLElement;
  /** What the menu is called: the name of its button. */
  readonly label: string;
  readonly actions: readonly (CardAction & DashboardWord)[];
  readonly onChoose: (action: CardAction) => void;
  readonly onClose: () => void;
}

/** What else can be done with a record, in a menu at its card. */
export function CardMenu({ button, label, actions, onChoose, onClose }: CardMenuProps) {
  const say = useWords();
  const trigger = useRef(button);
  return (
    <Popover triggerRef={trigger} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} placement="bottom end">
      <Menu aria-label={label} className="card card-menu" onClose={onClose}>
        {actions.map((action) => (
          <MenuItem key={action} id={action} className="card-menu-item" onAction={() => onChoose(action)}>
            {say(action)}
          </MenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
