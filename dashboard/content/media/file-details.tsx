import { useState } from 'react';
import type { StoredFile } from '../../../calls/library.ts';
import { isSeen } from '../../../fields/file-kinds.ts';
import { isDrawing } from '../../../fields/file-preview.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../app/translations.ts';
import { FileDescription } from './file-description.tsx';
import { FileFacts } from './file-facts.tsx';
import { useFileNamed } from './use-files.ts';

const lacksWords = ({ alt }: StoredFile): boolean => alt.en === '' || alt.ar === '';

/** The description of a file: collapsed, or open if its texts are requested. */
function Description({ file, asksForTexts }: { readonly file: StoredFile; readonly asksForTexts: boolean }) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  // Stays open after the texts are written.
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
  /** Uploaded while the form is open: its texts are requested at once. */
  readonly isNew: boolean;
}

/** Details and description of a file, below it in a form. */
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
      {isSeen(file.kind) && <Description file={file} asksForTexts={isNew} />}
    </>
  );
}
