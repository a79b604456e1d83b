import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { StoredFile } from '../../../calls/library.ts';
import { FilePreview } from '../../../fields/file-preview.tsx';
import { directionOf, otherLanguage } from '../../../language/languages.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { currentLanguage } from '../../app/current-language.ts';
import { useChangeFiles } from '../media/use-files.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import {
  changesOf,
  type Column,
  storeTyped,
  pasteInto,
  readTyped,
  textOf,
  typeInto,
  type TypedWords,
} from './typed-words.ts';

interface WordsTableProps {
  /** The files to describe; more can be added while the table is open. */
  readonly files: readonly StoredFile[];
  readonly onSaved: () => void;
  /** Called with whether there is unsaved input. */
  readonly onUnsaved: (hasUnsaved: boolean) => void;
  /** True to focus the first cell when the table opens. */
  readonly takesFocus: boolean;
}

const columnMessages = { ar: 'altInArabic', en: 'altInEnglish', name: 'fileName' } as const;

/**
 * A table with the texts of many files, one file per row. Tab moves along the row, Enter down the column and finally to
 * the save button. Pasted spreadsheet lines fill the rows below.
 */
export function WordsTable({ files, onSaved, onUnsaved, takesFocus }: WordsTableProps) {
  const t = useLateTranslations();
  const own = currentLanguage();
  const columns: readonly Column[] = [own, otherLanguage(own), 'name'];
  const [typed, setTyped] = useState(readTyped);
  const form = useRef<HTMLFormElement>(null);
  const write = (words: TypedWords) => {
    setTyped(words);
    storeTyped(words);
  };
  const saving = useChangeFiles((saved) => {
    const ids = new Set(saved.map(({ id }) => id));
    storeTyped(new Map([...readTyped()].filter(([id]) => !ids.has(id))));
    onSaved();
  });
  const changes = changesOf(files, typed);
  const hasUnsaved = changes.length > 0;
  useEffect(() => {
    onUnsaved(hasUnsaved);
    return () => onUnsaved(false);
  }, [hasUnsaved, onUnsaved]);
  useEffect(() => {
    if (takesFocus) form.current?.querySelector('input')?.focus();
  }, [takesFocus]);

  const downward = (event: KeyboardEvent<HTMLInputElement>, column: Column, row: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = form.current?.querySelectorAll<HTMLInputElement>(`input[data-column=${column}]`)[row + 1];
    (next ?? form.current?.querySelector<HTMLButtonElement>('button[type=submit]'))?.focus();
  };

  return (
    <form
      ref={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (hasUnsaved) saving.start(changes);
      }}
    >
      <p className="field-hint">{t('wordsTableHint')}</p>
      <div className="words-table">
        <div className="words-row words-head" aria-hidden="true">
          <span />
          {columns.map((column) => (
            <span key={column}>{t(columnMessages[column])}</span>
          ))}
        </div>
        {files.map((file, row) => (
          <div key={file.id} className="words-row" role="group" aria-label={file.original_name}>
            <FilePreview name={file.name} label="" className="words-picture" isStill />
            {columns.map((column, place) => (
              <label key={column}>
                <span className="field-hint">{t(columnMessages[column])}</span>
                <input
                  className="input"
                  data-column={column}
                  lang={column === 'name' ? undefined : column}
                  dir={column === 'name' ? 'auto' : directionOf(column)}
                  maxLength={column === 'name' ? 200 : 500}
                  value={textOf(file, column, typed)}
                  onChange={({ currentTarget }) => write(typeInto(typed, file, column, currentTarget.value))}
                  onKeyDown={(event) => downward(event, column, row)}
                  onPaste={(event) => {
                    const pasted = event.clipboardData.getData('text/plain');
                    const cells = { files: files.slice(row), columns: columns.slice(place) };
                    const next = pasteInto(typed, pasted, cells);
                    if (next === null) return;
                    event.preventDefault();
                    write(next);
                  }}
                />
              </label>
            ))}
          </div>
        ))}
      </div>
      {saving.refusal !== null && <Alert onRetry={saving.retry}>{saving.refusal.text}</Alert>}
      <Button
        variant="filled"
        isSubmit
        isPending={saving.isPending}
        isDisabled={!hasUnsaved}
        className="justify-self-end"
      >
        {t('saveWords')}
      </Button>
    </form>
  );
}
