import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { StoredFile } from '../../../calls/library.ts';
import { fileKinds } from '../../../calls/model/stored-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FormServices } from '../forms/form-services.tsx';
import { LeaveQuestion } from '../../app/shell/leave-question.tsx';
import { useKeepMounted } from '../../../ui/keep-mounted.tsx';
import { FileWindow } from '../media/file-window.tsx';
import { Library } from '../media/library.tsx';
import { readFilter, writeFilter } from '../media/library-filter.ts';
import { UploadQueue } from '../media/upload-queue.tsx';
import { useSelection } from '../media/use-selection.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { FileBar } from './file-bar.tsx';
import { FolderWindow } from './folder-window.tsx';
import { WordsTable } from './words-table.tsx';
import { isSeen } from '../../../fields/file-kinds.ts';
import { ScreenTitle } from '../../app/shell/screen-title.tsx';

const canBeDescribed = ({ kind }: StoredFile): boolean => isSeen(kind);

/** The screen of all files: uploading, describing uploads, and bulk actions. */
export function LibraryScreen() {
  const t = useLateTranslations();
  const [address, setAddress] = useSearchParams();
  const filter = readFilter(address);
  const selection = useSelection();
  const [opened, setOpened] = useState<StoredFile | null>(null);
  const [arrived, setArrived] = useState<readonly StoredFile[]>([]);
  const [isDescribing, setIsDescribing] = useState(false);
  const [isFiling, setIsFiling] = useState(false);
  const [ofNew, setOfNew] = useState(false);
  const [ofChosen, setOfChosen] = useState(false);
  useKeepMounted(ofNew || ofChosen);
  /** What to close after the user confirms that unsaved input is lost. */
  const [closing, setClosing] = useState<{ readonly close: () => void } | null>(null);
  const confirmClose = (hasUnsaved: boolean, close: () => void) => (hasUnsaved ? setClosing({ close }) : close());

  return (
    <FormServices>
      <section className="grid gap-6">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <ScreenTitle>{t('mediaLibrary')}</ScreenTitle>
            <p className="text-sm text-muted">{t('libraryIntro')}</p>
          </div>
          <Button onPress={() => setIsFiling(true)}>{t('folders')}</Button>
        </div>
        <UploadQueue
          kinds={fileKinds}
          takesHanded
          folder={typeof filter.folder === 'number' ? filter.folder : null}
          onArrived={(file) => canBeDescribed(file) && setArrived((before) => [...before, file])}
          onChoose={setOpened}
        />
        {arrived.length > 0 && (
          <section className="card grid gap-4 p-5" aria-labelledby="words-of-new">
            <div className="flex items-start justify-between gap-3">
              <h3 id="words-of-new" className="text-lg font-medium">
                {t('wordsOfNew')}
              </h3>
              <Button variant="text" onPress={() => confirmClose(ofNew, () => setArrived([]))}>
                {t('later')}
              </Button>
            </div>
            <WordsTable files={arrived} takesFocus onSaved={() => setArrived([])} onUnsaved={setOfNew} />
          </section>
        )}
        <Library
          filter={filter}
          onFilter={(next) => setAddress(writeFilter(next), { replace: true, preventScrollReset: true })}
          onOpen={setOpened}
          selection={selection}
        />
        {selection.files.length > 0 && <FileBar selection={selection} onDescribe={() => setIsDescribing(true)} />}
      </section>
      {isDescribing && (
        <Dialog
          title={t('describeFiles')}
          size="wide"
          isSticky
          onClose={() => confirmClose(ofChosen, () => setIsDescribing(false))}
        >
          <WordsTable
            files={selection.files.filter(canBeDescribed)}
            takesFocus
            onSaved={() => {
              setIsDescribing(false);
              selection.replace([]);
            }}
            onUnsaved={setOfChosen}
          />
        </Dialog>
      )}
      {isFiling && <FolderWindow onClose={() => setIsFiling(false)} />}
      {opened !== null && <FileWindow file={opened} onClose={() => setOpened(null)} />}
      {closing !== null && (
        <LeaveQuestion
          onNo={() => setClosing(null)}
          onYes={() => {
            setClosing(null);
            closing.close();
          }}
        />
      )}
    </FormServices>
  );
}
