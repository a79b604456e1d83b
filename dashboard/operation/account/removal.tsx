import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../../app/actions/use-action.ts';

interface RemovalProps {
  readonly question: string;
  /** Ends it, and tells what to say of it. */
  readonly end: () => Promise<{ readonly message: string }>;
  readonly onClose: () => void;
}

/** Asks before a session ends, or all others do. */
export function Removal({ question, end, onClose }: RemovalProps) {
  const removing = useAction(end, { onDone: onClose });
  return (
    <ConfirmDialog
      title={question}
      isPending={removing.isPending}
      destroys
      refusal={removing.refusal?.text}
      onNo={onClose}
      onYes={removing.start}
    />
  );
}
