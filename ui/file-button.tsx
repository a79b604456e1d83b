import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './file-button.css';

interface FileButtonProps {
  /** What may be chosen, as `accept` of a file input takes it. */
  readonly accept: string;
  readonly className?: string;
  readonly onChoose: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** A small button by which files are chosen, any number at once. */
export function FileButton({ accept, className, onChoose, children }: FileButtonProps) {
  return (
    <label className={classNames('button small file-button', className)}>
      <input
        type="file"
        multiple
        accept={accept}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // The same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
      {children}
    </label>
  );
}
