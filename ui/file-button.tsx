import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './file-button.css';

interface FileButtonProps {
  /** The value of the input's `accept` attribute. */
  readonly accept: string;
  readonly className?: string;
  /** What it takes. */
  readonly hint?: string;
  readonly onChoose: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A small button that chooses any number of files. */
export function FileButton({ accept, className, hint, onChoose, children }: FileButtonProps) {
  return (
    <label className={classNames('button small file-button', className)} title={hint}>
      <input
        type="file"
        multiple
        accept={accept}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // Allows choosing the same file again.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      {children}
    </label>
  );
}
