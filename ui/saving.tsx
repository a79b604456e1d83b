import { useUiMessages } from './ui-messages.ts';

interface SavingProps {
  readonly isPending: boolean;
  /** The message after saving; empty before the first save. */
  readonly saved: string;
}

/** The state of something that is saved automatically: saving or saved. */
export function Saving({ isPending, saved }: SavingProps) {
  const messages = useUiMessages();
  return (
    <p role="status" className="field-hint saving">
      {isPending ? messages.wait : saved}
    </p>
  );
}
