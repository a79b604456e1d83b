import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { useUiMessages } from './ui-messages.ts';
import './button.css';

/**
 * - `filled`: the primary action of a screen.
 * - `danger`: a destructive action.
 * - `text`: a button within text.
 * - `icon`: an icon named by `aria-label`.
 * - `pill`: one of several options, selected by `aria-pressed`.
 * - `bare`: styled by its own class.
 */
export type ButtonVariant = 'plain' | 'filled' | 'danger' | 'text' | 'icon' | 'pill' | 'bare';

const classOf = {
  plain: 'button',
  filled: 'button primary',
  danger: 'button danger',
  text: 'text-button',
  icon: 'icon-button',
  pill: 'pill',
  bare: undefined,
} as const satisfies Record<ButtonVariant, string | undefined>;

type Native = Omit<ComponentProps<'button'>, 'disabled' | 'onClick' | 'type'>;

export interface ButtonProps extends Native {
  readonly variant?: ButtonVariant;
  readonly size?: 'small';
  /** Submits the surrounding form. */
  readonly isSubmit?: boolean;
  /** The action is running: the button shows it, keeps the focus and ignores presses. */
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * Safari on macOS does not focus a pressed button. The focus stays on an ancestor, so key handlers and focus
 * restoration would miss the button. Focus that is deliberately elsewhere is not moved.
 */
function focusPressed(button: HTMLButtonElement): void {
  const focused = document.activeElement;
  if (focused !== button && focused?.contains(button)) button.focus({ preventScroll: true });
}

/**
 * A native button with the prop names of React Aria. The native one needs no script for keys, focus and touch, so the
 * first screen does not wait for any.
 */
export function Button(props: ButtonProps) {
  const { variant = 'plain', size, isSubmit = false, isPending = false, isDisabled = false, ...more } = props;
  const { onPress, className, children, ...native } = more;
  const messages = useUiMessages();
  return (
    <button
      {...native}
      type={isSubmit ? 'submit' : 'button'}
      className={classNames(classOf[variant], size, className)}
      disabled={isDisabled}
      // Not `disabled`, which would remove the focus. Enter in a field also clicks this button.
      aria-disabled={isPending || native['aria-disabled']}
      onClick={(event) => {
        focusPressed(event.currentTarget);
        if (isPending) event.preventDefault();
        else onPress?.(event);
      }}
    >
      {isPending && variant !== 'icon' ? messages.wait : children}
    </button>
  );
}
