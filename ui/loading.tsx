import { useUiMessages } from './ui-messages.ts';
import './loading.css';

interface LoadingProps {
  /** Default: the message that something is loading. */
  readonly text?: string;
  readonly className?: string;
}

/** A loading state. It becomes visible only after a delay. */
export function Loading({ text, className = 'p-8 text-center text-muted' }: LoadingProps) {
  const { loading } = useUiMessages();
  return (
    <p role="status" className={`late ${className}`}>
      {text ?? loading}
    </p>
  );
}
