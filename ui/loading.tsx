import { useUiMessages } from './ui-messages.ts';
import './loading.css';

interface LoadingProps {
  /** What is said instead of that something is loading. */
  readonly text?: string;
  readonly className?: string;
}

/** Stands where something is still on its way; the eye sees it only when it takes long. */
export function Loading({ text, className = 'p-8 text-center text-muted' }: LoadingProps) {
  const { loading } = useUiMessages();
  return (
    <p role="status" className={`late ${className}`}>
      {text ?? loading}
    </p>
  );
}
