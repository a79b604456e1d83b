import { useState } from 'react';
import { isDrawing } from '../../fields/file-preview.tsx';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../words.ts';
import { FileDescription } from './file-description.tsx';
import { FileFacts } from './file-facts.tsx';
import { useFileNamed } from './use-files.ts';

/** Below a file of a form: what it is, and what can be said about it. */
export function FileDetails({ name }: { readonly name: string }) {
  const say = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const { data: file, isError, refetch } = useFileNamed(name);
  if (isError) {
    return (
      <Button look="text" className="justify-self-start" onPress={() => void refetch()}>
        {say('tryAgain')}
      </Button>
    );
  }
  if (file === undefined || file === null) return null;
  return (
    <>
      <FileFacts file={file} />
      {file.kind !== 'document' && (
        <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
          <summary className="text-button">
            {say(file.kind === 'video' ? 'describeVideo' : isDrawing(name) ? 'altText' : 'describePicture')}
            {(file.alt.en === '' || file.alt.ar === '') && <span className="mark ms-2">{say('altMissing')}</span>}
          </summary>
          {isOpen && (
            <div className="pt-3">
              <FileDescription file={file} />
            </div>
          )}
        </details>
      )}
    </>
  );
}
