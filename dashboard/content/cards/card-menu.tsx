import { useRef } from 'react';
import type { DashboardMessage } from '../../../language/dashboard-messages.ts';
import { Menu } from '../../../ui/menu.tsx';
import { useTranslations } from '../../app/translations.ts';

export type CardAction = 'duplicate' | 'moveTo' | 'history' | 'delete';

interface CardMenuProps {
  /** The button that opened the menu. */
  readonly button: HTMLElement;
  /** The accessible name of the menu, which is that of its button. */
  readonly label: string;
  readonly actions: readonly (CardAction & DashboardMessage)[];
  readonly onChoose: (action: CardAction) => void;
  readonly onClose: () => void;
}

/** The menu with the further actions of a record. */
export function CardMenu({ button, label, actions, onChoose, onClose }: CardMenuProps) {
  const t = useTranslations();
  const trigger = useRef(button);
  return (
    <Menu
      trigger={trigger}
      label={label}
      items={actions.map((action) => ({
        key: action,
        label: t(action),
        destroys: action === 'delete',
        onAction: () => onChoose(action),
      }))}
      onClose={onClose}
    />
  );
}
