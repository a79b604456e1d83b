import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useAction } from '../../app/actions/use-action.ts';

interface RemovalProps {
  readonly question: string;
  /** Ends the session or sessions. Resolves with the message to show. */
  readonly end: () => Promise<{ readonly message: string }>;
  readonly onClose: () => void;
}

/** Asks for confirmation before one session, or all others, end. */
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
