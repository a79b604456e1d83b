import { useUiWords } from './ui-words.ts';

interface SavingProps {
  readonly isPending: boolean;
  /** What is said once it is stored; empty as long as nothing was. */
  readonly saved: string;
}

/** Below what is stored by itself: that it is on its way, and that it arrived. */
export function Saving({ isPending, saved }: SavingProps) {
  const words = useUiWords();
  return (
    <p role="status" className="field-hint saving">
      {isPending ? words.wait : saved}
    </p>
  );
}
