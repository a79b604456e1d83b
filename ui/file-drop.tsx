import type { ReactNode } from 'react';
import { useUiMessages } from './ui-messages.ts';
import './file-drop.css';

interface FileDropProps {
  readonly label: string;
  /** What may be chosen, as `accept` of a file input takes it. */
  readonly accept: string;
  /** Ids of what tells more about it. */
  readonly describedBy?: string;
  /** What was chosen is on its way. */
  readonly isPending?: boolean;
  readonly onChoose: (file: File) => void;
  readonly children?: ReactNode;
}

/** A place where one file is chosen or dropped. */
export function FileDrop({ label, accept, describedBy, isPending = false, onChoose, children }: FileDropProps) {
  const messages = useUiMessages();
  return (
    <label className="file-drop">
      <input
        type="file"
        accept={accept}
        className="sr-only"
        aria-describedby={describedBy}
        disabled={isPending}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be chosen again.
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <span className="font-medium">{isPending ? messages.wait : label}</span>
      {children}
    </label>
  );
}
