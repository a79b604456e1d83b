import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { useUiMessages } from './ui-messages.ts';
import './alert.css';

interface AlertProps {
  /** `refusal`: something was not done. `note`: something is to be decided. `plain`: drawn by what is around it. */
  readonly variant?: 'refusal' | 'note' | 'plain';
  readonly className?: string;
  /** Offers to try again. */
  readonly onRetry?: (() => void) | undefined;
  readonly children: ReactNode;
}

const classOf = { refusal: 'alert', note: 'note', plain: undefined } as const;

/** Says at once, also to those who do not see it, what went wrong. */
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
