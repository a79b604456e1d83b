import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import type { Field, FileKind } from './field.ts';
import { GroupFrame, idOf } from './field-frame.tsx';
import { FilePreview } from './file-preview.tsx';
import { type FileNames, namesOf } from './file-value.ts';
import { type CellProps, type InputProps, type Upload, useInputServices } from './input.ts';

const mediaTypes: Readonly<Record<FileKind, string>> = {
  image: 'image/*',
  video: 'video/*',
  document: 'application/pdf',
};

const kindsOf = ({ options }: Field): readonly FileKind[] =>
  'accept' in options && Array.isArray(options.accept) ? options.accept : [];

/** One place for a file: choose, drop or paste it, see it arrive, stop it, or take it away. */
function FileSlot(props: InputProps & { readonly name: string | null; readonly id: string }) {
  const { field, label, name, id, onChange } = props;
  const { say, upload, chooseStored } = useInputServices();
  const [share, setShare] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  const running = useRef<Upload | null>(null);
  const accept = kindsOf(field);

  useEffect(() => () => running.current?.cancel(), []);

  async function send(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    running.current?.cancel();
    setRefusal('');
    setShare(0);
    const current = upload(file, setShare);
    running.current = current;
    try {
      onChange(await current.name);
    } catch (error) {
      if (running.current === current && error instanceof Error && error.name !== 'AbortError') {
        setRefusal(error.message || say('unreachable'));
      }
    } finally {
      if (running.current === current) {
        running.current = null;
        setShare(null);
      }
    }
  }

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    void send(event.currentTarget.files?.[0]);
    event.currentTarget.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  };

  return (
    <div
      className="file-slot"
      onDragOver={(event) => event.preventDefault()}
      onDrop={dropped}
      onPaste={(event) => void send(event.clipboardData.files[0])}
    >
      {name !== null && <FilePreview name={name} label={label} className="size-[100px] rounded-lg object-cover" />}
      <div className="grid content-start gap-2">
        <input
          id={id}
          type="file"
          className="file-input"
          accept={accept.map((kind) => mediaTypes[kind]).join(',')}
          aria-label={label}
          onChange={chosen}
        />
        <p className="field-hint">{say(name === null ? 'dropFile' : 'uploadToChange')}</p>
        <p className="flex flex-wrap gap-3">
          <button
            type="button"
            className="text-button"
            onClick={() => void chooseStored(accept).then((stored) => stored !== null && onChange(stored))}
          >
            {say('chooseFromLibrary')}
          </button>
          {name !== null && (
            <button type="button" className="text-button" onClick={() => onChange(null)}>
              {say('removeFile')}
            </button>
          )}
        </p>
        {share !== null && (
          <p className="flex items-center gap-3">
            <progress max={1} value={share} aria-label={say('uploading')} />
            <span>{say('percent', { number: Math.round(share * 100) })}</span>
            <button type="button" className="text-button" onClick={() => running.current?.cancel()}>
              {say('cancelUpload')}
            </button>
          </p>
        )}
        {refusal !== '' && (
          <p role="alert" className="alert">
            {refusal}
          </p>
        )}
      </div>
    </div>
  );
}

/** A file, shared by both languages unless one has its own. */
export function FileInput(props: InputProps) {
  const { path, label, value, onChange } = props;
  const { say } = useInputServices();
  const names = namesOf(value);
  const set = (part: keyof FileNames) => (name: unknown) => onChange({ ...names, [part]: name });
  const hasOwn = names.en !== null || names.ar !== null;
  return (
    <GroupFrame {...props}>
      <FileSlot {...props} name={names.shared} id={idOf(path, '-file')} onChange={set('shared')} />
      <details open={hasOwn}>
        <summary className="text-button">{say('ownFileByLanguage')}</summary>
        <div className="grid gap-3 pt-3 sm:grid-cols-2">
          {(['en', 'ar'] as const).map((language) => (
            <FileSlot
              key={language}
              {...props}
              label={`${label} (${say(language === 'en' ? 'inEnglish' : 'inArabic')})`}
              name={names[language]}
              id={idOf(path, `-file-${language}`)}
              onChange={set(language)}
            />
          ))}
        </div>
      </details>
    </GroupFrame>
  );
}

/** The file as a card shows it: a picture or a video 200 pixels high, a document as a link. */
export function FileCell({ value }: CellProps) {
  const { language, say } = useInputServices();
  const names = namesOf(value);
  const name = names[language] ?? names.shared ?? names.en ?? names.ar;
  return name === null ? null : (
    <FilePreview name={name} label={say('currentFile')} className="h-[200px] w-full object-cover" />
  );
}
