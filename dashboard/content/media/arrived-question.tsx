import { useState } from 'react';
import type { library } from '../../../calls/library.ts';
import type { AnswerOf } from '../../../calls/model/call.ts';
import { SameFile } from './same-file.tsx';
import { StoredNotices } from './stored-notices.tsx';

interface ArrivedQuestionProps {
  readonly file: AnswerOf<typeof library.add.answer>;
  /** The uploaded file. */
  readonly sent: Blob;
  /** Called with the name of the file to use; `null` for none. */
  readonly onSettled: (name: string | null) => void;
}

/** What to review after an upload into a field: first the notices of the server, then the choice between duplicates. */
export function ArrivedQuestion({ file, sent, onSettled }: ArrivedQuestionProps) {
  const { same, notices, name } = file;
  const [isOpen, setIsOpen] = useState(notices.some(({ asks }) => asks));
  const settle = (isTaken: boolean) => {
    if (!isTaken) onSettled(null);
    else if (same === null) onSettled(name);
    else setIsOpen(false);
  };
  return (
    <>
      {notices.length > 0 && (isOpen || notices.every(({ asks }) => !asks)) && (
        <StoredNotices file={file} sent={sent} onSettled={settle} />
      )}
      {same !== null && !isOpen && (
        <SameFile
          file={file}
          same={same}
          onKeepBoth={() => onSettled(name)}
          onUseOld={({ name: old }) => onSettled(old)}
        />
      )}
    </>
  );
}
