import { lazy, type ReactNode, useMemo, useState } from 'react';
import { CellServicesProvider } from '../../../fields/cell.ts';
import type { FileKind } from '../../../fields/field.ts';
import {
  type ArrivedFile,
  type InputServices,
  InputServicesProvider,
  type TableToolsProps,
  type Upload,
} from '../../../fields/input.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx';
import { uploadFile } from '../media/upload-file.ts';
import { useSafeDrops } from '../media/use-safe-drops.ts';
import { useCardServices } from '../../app/records/card-services.tsx';
import { readLinkTarget, readPageOptions } from './page-options.ts';

const FileDetails = lazy(async () => ({ default: (await import('../media/file-details.tsx')).FileDetails }));
const LazyTableTools = lazy(async () => ({ default: (await import('../tables/table-tools.tsx')).TableTools }));
const RichEditor = lazy(async () => ({ default: (await import('../writing/rich-editor.tsx')).RichEditor }));
const StoredFileWindow = lazy(async () => ({
  default: (await import('../media/stored-file-window.tsx')).StoredFileWindow,
}));

const ArrivedQuestion = lazy(async () => ({
  default: (await import('../media/arrived-question.tsx')).ArrivedQuestion,
}));

function upload(...request: Parameters<typeof uploadFile>): Upload {
  const { file, cancel } = uploadFile(...request);
  const toArrived = (stored: Awaited<typeof file>): ArrivedFile => ({
    name: stored.name,
    toConfirm: stored.notices.flatMap(({ asks, message }) => (asks ? [message] : [])),
    Question:
      stored.same === null && stored.notices.length === 0
        ? null
        : ({ onSettled }) => (
            <LazyBoundary>
              <ArrivedQuestion file={stored} sent={request[0]} onSettled={onSettled} />
            </LazyBoundary>
          ),
  });
  return { arrived: file.then(toArrived), cancel };
}

function TableTools(props: TableToolsProps) {
  return (
    <LazyBoundary>
      <LazyTableTools {...props} />
    </LazyBoundary>
  );
}

interface Choosing {
  readonly accept: readonly FileKind[];
  readonly answer: (name: string | null) => void;
}

/** Provides the dashboard services to the controls and cells below. */
export function FormServices({ children }: { readonly children: ReactNode }) {
  useSafeDrops();
  const ofCards = useCardServices();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const services = useMemo(
    (): InputServices => ({
      ...ofCards,
      readPageOptions,
      readLinkTarget,
      upload,
      chooseStored: (accept) => new Promise((answer) => setChoosing({ accept, answer })),
      RichEditor,
      renderFile: (name, isNew) => (
        <LazyBoundary key={name}>
          <FileDetails name={name} isNew={isNew} />
        </LazyBoundary>
      ),
      TableTools,
    }),
    [ofCards],
  );
  return (
    <CellServicesProvider value={ofCards}>
      <InputServicesProvider value={services}>
        {children}
        {choosing !== null && (
          <LazyBoundary onClose={() => setChoosing(null)}>
            <StoredFileWindow
              accept={choosing.accept}
              onChoose={(name) => {
                choosing.answer(name);
                setChoosing(null);
              }}
            />
          </LazyBoundary>
        )}
      </InputServicesProvider>
    </CellServicesProvider>
  );
}
