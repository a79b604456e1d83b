import { type AnimationEvent, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import './toast.css';

interface ToastProps {
  /** What the X is called. */
  readonly closeLabel: string;
  /** True while it must be read before it goes: something was refused, or is on its way. */
  readonly stays: boolean;
  /** Told while a window was open, so about what was done in it. */
  readonly isOfWindow: boolean;
  readonly children: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  readonly onClose: () => void;
}

/** A sentence at the foot of the screen that leaves by itself, but not while it is pointed at or holds the focus. */
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
