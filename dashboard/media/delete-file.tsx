import { useState } from 'react';
import type { StoredFile } from '../../calls/library.ts';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { nameOf } from './name-of.ts';
import { useRemoveFile } from './use-files.ts';

/** Deletes a file that nothing uses, after a question that says it is for good. */
export function DeleteFile({ file, onDeleted }: { readonly file: StoredFile; readonly onDeleted: () => void }) {
  const say = useWords();
  const notify = useNotify();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useRemoveFile();
  return (
    <>
      <button type="button" className="button small justify-self-start text-danger" onClick={() => setIsAsking(true)}>
        {say('deleteFile')}
      </button>
      {isAsking && (
        <Question
          text={say('deleteFileQuestion')}
          isBusy={remove.isPending}
          refusal={remove.isError ? remove.error.message || say('unreachable') : ''}
          onNo={() => setIsAsking(false)}
          onYes={() =>
            remove.mutate(file, {
              onSuccess: (text) => {
                notify({ text });
                onDeleted();
              },
            })
          }
        >
          <p>
            <bdi className="font-medium">{nameOf(file)}</bdi>
          </p>
          <p className="text-muted">{say('deleteFileFinal')}</p>
        </Question>
      )}
    </>
  );
}
