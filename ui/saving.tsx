import { useUiMessages } from './ui-messages.ts';

interface SavingProps {
  readonly isPending: boolean;
  /** What is said once it is stored; empty as long as nothing was. */
  readonly saved: string;
}

/** Below what is stored by itself: that it is on its way, and that it arrived. */
export function Saving({ isPending, saved }: SavingProps) {
  const messages = useUiMessages();
  return (
    <p role="status" className="field-hint saving">
      {isPending ? messages.wait : saved}
    </p>
  );
}
