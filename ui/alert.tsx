import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useUiMessages } from './ui-messages.ts';
import './alert.css';

interface AlertProps {
  /** `refusal`: an action failed. `note`: the user has to decide something. `plain`: styled by its surroundings. */
  readonly variant?: 'refusal' | 'note' | 'plain';
  readonly className?: string;
  /** Shows a retry button. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
}

const classOf = { refusal: 'alert', note: 'note', plain: undefined } as const;

/** A message that screen readers announce at once. */
export function Alert({ variant = 'refusal', className, onRetry, children }: AlertProps) {
  const messages = useUiMessages();
  return (
    <div
      role="alert"
      className={classNames(classOf[variant], onRetry && 'flex flex-wrap items-center gap-x-3 gap-y-1', className)}
    >
      {children}
      {onRetry !== undefined && (
        <Button size="small" onPress={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </div>
  );
}
