import { useState } from 'react';
import type { StoredFile } from '../../../calls/library.ts';
import { FilePreview, isDrawing } from '../../../fields/file-preview.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTranslations } from '../../app/translations.ts';
import { AltTexts } from './alt-texts.tsx';
import { FocalPicker } from './focal-picker.tsx';
import { SavingState } from './saving-state.tsx';
import { nameOf } from './name-of.ts';
import { useAutosaveDescription } from './use-autosave-description.ts';
import { VideoPoster } from './video-poster.tsx';

interface FileDescriptionProps {
  readonly file: StoredFile;
  /** Shows only the texts; the focal point or the poster is behind a summary. */
  readonly isShort?: boolean;
}

/** Edits the texts of a picture or a video and its focal point or poster. Saves them by itself. */
export function FileDescription({ file, isShort = false }: FileDescriptionProps) {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  const { alt, point, crops, write, aim, cut, undo, flush, saving } = useAutosaveDescription(file);
  const words = <AltTexts alt={alt} onChange={write} onSettle={flush} />;
  const renderPicture = () =>
    file.kind === 'video' ? (
      <VideoPoster file={file} saving={saving} />
    ) : isDrawing(file.name) ? (
      <FilePreview name={file.name} label={nameOf(file)} className="max-h-80 w-full rounded-lg" />
    ) : (
      <FocalPicker name={file.name} point={point} crops={crops} onAim={aim} onCut={cut} onSettle={flush} />
    );
  return (
    <div className="grid gap-4">
      {isShort ? (
        <>
          {words}
          {!isDrawing(file.name) && (
            <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
              <summary className="text-button">{t(file.kind === 'video' ? 'poster' : 'focalPoint')}</summary>
              {isOpen && <div className="pt-3">{renderPicture()}</div>}
            </details>
          )}
        </>
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          {renderPicture()}
          {words}
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4">
        <SavingState saving={saving} />
        {undo !== undefined && (
          <Button variant="text" onPress={undo}>
            {t('undoDescription')}
          </Button>
        )}
      </div>
    </div>
  );
}
