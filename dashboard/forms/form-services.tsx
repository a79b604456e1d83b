import { type ReactNode, useMemo, useState } from 'react';
import { findCollection } from '../../content/collections/index.ts';
import { fieldLabel } from '../../content/field-labels.ts';
import { controlOf } from '../../fields/controls.ts';
import type { FileKind } from '../../fields/field.ts';
import { type InputServices, InputServicesProvider, type Option, type Upload } from '../../fields/input.ts';
import { currentLanguage } from '../current-language.ts';
import { FileDetails } from '../media/file-details.tsx';
import { StoredFileWindow } from '../media/stored-file-window.tsx';
import { uploadFile } from '../media/upload-file.ts';
import { useSafeDrops } from '../media/use-safe-drops.ts';
import { recordCalls } from '../records/record-calls.ts';
import { titleOf } from '../records/wire-record.ts';
import { useWords } from '../words.ts';
import { readLinkTarget, readPageOptions } from './page-options.ts';

async function readRecordOptions(base: string): Promise<readonly Option<number>[]> {
  const collection = findCollection(base);
  if (collection === undefined) return [];
  const records = await recordCalls(collection, null).list();
  return records.map((record) => ({ value: record.id, label: titleOf(collection, record) }));
}

function upload(...request: Parameters<typeof uploadFile>): Upload {
  const { file, cancel } = uploadFile(...request);
  return { name: file.then(({ name }) => name), cancel };
}

interface Choosing {
  readonly accept: readonly FileKind[];
  readonly answer: (name: string | null) => void;
}

/** Gives the controls below what they need from the dashboard. */
export function FormServices({ children }: { readonly children: ReactNode }) {
  const say = useWords();
  useSafeDrops();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const services = useMemo((): InputServices => {
    const language = currentLanguage();
    return {
      language,
      say,
      controlOf,
      labelOf: (name, field) => fieldLabel(name, field)?.[language] ?? name,
      readRecordOptions,
      readPageOptions,
      readLinkTarget,
      upload,
      chooseStored: (accept) => new Promise((answer) => setChoosing({ accept, answer })),
      renderFile: (name) => <FileDetails key={name} name={name} />,
    };
  }, [say]);
  return (
    <InputServicesProvider value={services}>
      {children}
      {choosing !== null && (
        <StoredFileWindow
          accept={choosing.accept}
          onChoose={(name) => {
            choosing.answer(name);
            setChoosing(null);
          }}
        />
      )}
    </InputServicesProvider>
  );
}
