import { useState } from 'react';
import type { StoredFile } from '../../../calls/library.ts';
import { isDrawing } from '../../../fields/file-preview.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../app/translations.ts';
import { FileDescription } from './file-description.tsx';
import { FileFacts } from './file-facts.tsx';
import { useFileNamed } from './use-files.ts';

const lacksWords = ({ alt }: StoredFile): boolean => alt.en === '' || alt.ar === '';

/** What can be said about a file: behind its summary, or at once where its words are asked for. */
function Description({ file, asksForTexts }: { readonly file: StoredFile; readonly asksForTexts: boolean }) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  // What was asked for stays when it is written.
  const [isAskingForTexts] = useState(asksForTexts && lacksWords(file));
  if (isAskingForTexts) return <FileDescription file={file} isShort />;
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="text-button">
        {t(file.kind === 'video' ? 'describeVideo' : isDrawing(file.name) ? 'altText' : 'describePicture')}
        {lacksWords(file) && <span className="mark ms-2">{t('altMissing')}</span>}
      </summary>
      {isOpen && (
        <div className="pt-3">
          <FileDescription file={file} />
        </div>
      )}
    </details>
  );
}

interface FileDetailsProps {
  readonly name: string;
  /** It came while the form is open: its words are asked for at once. */
  readonly isNew: boolean;
}

/** Below a file of a form: what it is, and what can be said about it. */
export function FileDetails({ name, isNew }: FileDetailsProps) {
  const t = useTranslations();
  const { data: file, isError, refetch } = useFileNamed(name);
  if (isError) {
    return (
      <Button variant="text" className="justify-self-start" onPress={() => void refetch()}>
        {t('tryAgain')}
      </Button>
    );
  }
  if (file === undefined || file === null) return null;
  return (
    <>
      <FileFacts file={file} />
      {file.kind !== 'document' && <Description file={file} asksForTexts={isNew} />}
    </>
  );
}
