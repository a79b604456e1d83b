import type { StoredFile } from '../../calls/library.ts';
import { FilePreview, isDrawing } from '../../fields/file-preview.tsx';
import { AltTexts } from './alt-texts.tsx';
import { FocalPicker } from './focal-picker.tsx';
import { SavingState } from './saving-state.tsx';
import { nameOf } from './name-of.ts';
import { useLateDescription } from './use-late-description.ts';
import { VideoPoster } from './video-poster.tsx';

/** What is said about a picture or a video: its words, and its focal point or its poster. It is stored by itself. */
export function FileDescription({ file }: { readonly file: StoredFile }) {
  const { alt, point, write, aim, flush, saving } = useLateDescription(file);
  return (
    <div className="grid gap-4">
      <div className="grid gap-6 md:grid-cols-2">
        {file.kind === 'video' ? (
          <VideoPoster file={file} saving={saving} />
        ) : isDrawing(file.name) ? (
          <FilePreview name={file.name} label={nameOf(file)} className="max-h-80 w-full rounded-lg" />
        ) : (
          <FocalPicker name={file.name} point={point} onChange={aim} onSettle={flush} />
        )}
        <AltTexts alt={alt} onChange={write} onSettle={flush} />
      </div>
      <SavingState saving={saving} />
    </div>
  );
}
