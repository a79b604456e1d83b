import { useState } from 'react';
import type { FileUse, StoredFile } from '../../calls/library.ts';
import { FilePreview } from '../../fields/file-preview.tsx';
import { useInputServices } from '../../fields/input.ts';
import { Question } from '../dialogs/question.tsx';
import { useNotify } from '../notices/notices.tsx';
import { useWords } from '../words.ts';
import { FileUses } from './file-uses.tsx';
import { nameOf } from './name-of.ts';
import { findFileNamed, useReplaceEverywhere } from './use-files.ts';

interface ReplaceProps {
  readonly file: StoredFile;
  /** Of its places, those that are shown. */
  readonly uses: readonly FileUse[];
  readonly onReplaced: () => void;
}

/** Puts another file of the same kind in every place of a file, after showing which places that are. */
export function ReplaceEverywhere({ file, uses, onReplaced }: ReplaceProps) {
  const say = useWords();
  const notify = useNotify();
  const { chooseStored } = useInputServices();
  const [other, setOther] = useState<StoredFile | null>(null);
  const [isUnreached, setIsUnreached] = useState(false);
  const replace = useReplaceEverywhere(file.id);

  async function choose(): Promise<void> {
    const name = await chooseStored([file.kind]);
    if (name === null || name === file.name) return;
    replace.reset();
    try {
      setOther(await findFileNamed(name));
      setIsUnreached(false);
    } catch {
      setIsUnreached(true);
    }
  }

  return (
    <>
      <button type="button" className="button small justify-self-start" onClick={() => void choose()}>
        {say('replaceEverywhere')}
      </button>
      {isUnreached && (
        <p role="alert" className="alert">
          {say('unreachable')}
        </p>
      )}
      {other !== null && (
        <Question
          text={say('replaceQuestion', { count: Math.max(file.used, uses.length) })}
          isBusy={replace.isPending}
          refusal={replace.isError ? replace.error.message || say('unreachable') : ''}
          onNo={() => setOther(null)}
          onYes={() =>
            replace.mutate(other, {
              onSuccess: ({ message, undo }) => {
                notify({ text: message, undo });
                onReplaced();
              },
            })
          }
        >
          <div className="grid grid-cols-2 gap-3">
            {[[file, 'replaceFrom'] as const, [other, 'replaceTo'] as const].map(([each, word]) => (
              <figure key={word} className="grid content-start gap-1 text-sm">
                <FilePreview
                  name={each.name}
                  label=""
                  className="h-28 w-full rounded-lg object-cover"
                  sizes="200px"
                  isStill
                />
                <figcaption>
                  {say(word)}: <bdi className="wrap-anywhere">{nameOf(each)}</bdi>
                </figcaption>
              </figure>
            ))}
          </div>
          <FileUses uses={uses} />
        </Question>
      )}
    </>
  );
}
