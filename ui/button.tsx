import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from './class-names.ts';
import { useUiMessages } from './ui-messages.ts';
import './button.css';

/**
 * `filled`: the one thing to do on a screen. `danger`: destroys something. `text`: stands in a sentence. `icon`: a sign
 * alone, named by `aria-label`. `pill`: one of several, chosen by `aria-pressed`. `bare`: drawn by its own class.
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
  /** Sends the form around it. */
  readonly isSubmit?: boolean;
  /** Its work is on its way: it says so, keeps the focus, and hears no further press. */
  readonly isPending?: boolean;
  readonly isDisabled?: boolean;
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

/**
 * Safari on a Mac gives a pressed button no focus: it stays at what is around the button, and whatever listens for keys
 * there, or returns the focus later, misses it. Focus that was kept elsewhere on purpose stays where it is.
 */
function focusPressed(button: HTMLButtonElement): void {
  const focused = document.activeElement;
  if (focused !== button && focused?.contains(button)) button.focus({ preventScroll: true });
}

/**
 * What is pressed, with the names of React Aria's button over the browser's own: that one needs no script for keys,
 * focus and touch, and no first screen waits for it.
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
      // Not `disabled`, which would take the focus away; pressing Enter in a field presses this button, too.
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
