import type { ReactNode } from 'react';
import { useUiMessages } from './ui-messages.ts';
import './file-drop.css';

interface FileDropProps {
  readonly label: string;
  /** The value of the input's `accept` attribute. */
  readonly accept: string;
  /** Ids of descriptions. */
  readonly describedBy?: string;
  /** The chosen file is being processed. */
  readonly isPending?: boolean;
  readonly onChoose: (file: File) => void;
  readonly children?: ReactNode;
}

/** An area where one file is chosen or dropped. */
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
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      <span className="font-medium">{isPending ? messages.wait : label}</span>
      {children}
    </label>
  );
}
