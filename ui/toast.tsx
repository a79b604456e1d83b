import { type AnimationEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './toast.css';

interface ToastProps {
  /** The accessible name of the close button. */
  readonly closeLabel: string;
  /** True for messages that must be read: a refusal, or an action in progress. */
  readonly stays: boolean;
  /** Shown while a window was open, so it belongs to that window. */
  readonly isOfWindow: boolean;
  readonly children: ReactNode;
  /** A button or link that helps. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/**
 * A message at the bottom of the screen that disappears after a while, except while the pointer or the focus is on it.
 */
export function Toast({ closeLabel, stays, isOfWindow, children, action, onClose }: ToastProps) {
  const leave = ({ target, currentTarget }: AnimationEvent) => {
    if (target === currentTarget) onClose();
  };
  return (
    <li
      className="notice"
      data-of-window={isOfWindow}
      data-acts={Boolean(action)}
      data-stays={stays}
      onAnimationEnd={leave}
    >
      <div role="alert" className="grow wrap-anywhere">
        {children}
      </div>
      {action}
      <Button variant="icon" aria-label={closeLabel} onPress={onClose}>
        <Icon name="close" className="size-4" />
      </Button>
    </li>
  );
}
