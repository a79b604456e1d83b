import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from 'react';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { isExpected } from './field.ts';
import { describedBy, idOf } from './field-frame.tsx';
import type { FileField } from './file-field.ts';
import { acceptOf, limitsOf } from './file-kinds.ts';
import { FilePreview } from './file-preview.tsx';
import type { FileNames } from './file-value.ts';
import { type ArrivedFile, type InputProps, useInputServices } from './input.ts';
import { UploadProgress } from './upload-progress.tsx';
import { useUpload } from './use-upload.ts';
import '../ui/file-drop.css';

interface SlotProps extends Omit<InputProps<FileNames, FileField>, 'value' | 'onChange'> {
  /** Stored name of the file; `null` for an empty slot. */
  readonly name: string | null;
  /** Id of the input. */
  readonly id: string;
  readonly isRequired: boolean;
  readonly onChange: (name: string | null) => void;
}

/**
 * Blocks the submit of the surrounding form while a file is being uploaded, because the form would be sent without it.
 */
function useHeldForm(isHeld: boolean, onAttempt: () => void) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    if (!isHeld || !form) return undefined;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      onAttempt();
      input.current?.focus();
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  });
  return input;
}

/** The input of one file: choose, drop or paste it, follow its upload, cancel it, or remove it. */
export function FileSlot({ field, label, path, issues, isNew, name, id, isRequired, onChange }: SlotProps) {
  const { t, chooseStored, renderFile } = useInputServices();
  const [former] = useState(name);
  const [isOver, setIsOver] = useState(false);
  const { accept, ground } = field.options;
  const [arrived, setArrived] = useState<ArrivedFile | null>(null);
  const { running, refusal, setRefusal, send, cancel } = useUpload(accept, (file) => {
    setArrived(file);
    if (file.toConfirm.length === 0) onChange(file.name);
  });
  const isConfirming = arrived !== null && arrived.toConfirm.length > 0;
  const input = useHeldForm(running !== null || isConfirming, () =>
    setRefusal(t(running === null ? 'fileAsked' : 'fileStillArriving')),
  );

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    void send(event.currentTarget.files?.[0]);
    event.currentTarget.value = '';
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void send(event.dataTransfer.files[0]);
  };
  // Shown while the uploaded file is used here, or waits for confirmation.
  const Question = arrived !== null && (isConfirming || arrived.name === name) ? arrived.Question : null;
  const described = describedBy(path, issues, field.options.hint !== undefined);
  const hint = [described['aria-describedby'], `${id}-how`].filter(Boolean).join(' ');

  return (
    <div
      className="file-slot"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={dropped}
      onPaste={(event) => {
        const pasted = event.clipboardData.files[0];
        if (pasted !== undefined) event.preventDefault();
        void send(pasted);
      }}
    >
      {name !== null && (
        <FilePreview name={name} label={label} ground={ground} className="file-preview" sizes="200px" />
      )}
      <div className="grid grow content-start gap-2">
        <label className="file-drop">
          <input
            ref={input}
            id={id}
            type="file"
            className="sr-only"
            accept={acceptOf(accept)}
            required={isRequired && isExpected(field, isNew) && name === null}
            onChange={chosen}
            {...described}
            aria-label={label}
            aria-describedby={hint}
          />
          <span className="font-medium">{t(name === null ? 'dropFile' : 'uploadToChange')}</span>
          <span id={`${id}-how`} className="field-hint">
            {limitsOf(accept, t)}
          </span>
        </label>
        {running !== null && <UploadProgress upload={running} onCancel={cancel} />}
        {refusal !== '' && <Alert>{refusal}</Alert>}
        {Question !== null && (
          <Question
            onSettled={(stays) => {
              setArrived(null);
              setRefusal('');
              if (stays !== null) onChange(stays);
              input.current?.focus();
            }}
          />
        )}
        {former !== null && name !== former && (
          <p className="field-hint">
            {t('fileUntilSaved')}{' '}
            <Button variant="text" onPress={() => onChange(former)}>
              {t('keepFormerFile')}
            </Button>
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 gap-y-2">
          <Button
            variant="text"
            onPress={() => void chooseStored(accept).then((stored) => stored !== null && onChange(stored))}
          >
            {t('chooseFromLibrary')}
          </Button>
          {name !== null && (
            <Button variant="text" onPress={() => onChange(null)}>
              {t('removeFile')}
            </Button>
          )}
        </p>
        {name !== null && renderFile(name, name !== former)}
      </div>
    </div>
  );
}

/** The id of a slot's input: the shared one, or that of a language. */
export const slotId = (path: string, part: string): string => idOf(path, `-file${part === 'shared' ? '' : `-${part}`}`);
