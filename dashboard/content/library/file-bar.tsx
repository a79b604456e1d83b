import { useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../app/actions/use-action.ts';
import type { FileSelection } from '../media/use-selection.ts';
import { useLateTranslations } from '../../app/late-translations.ts';
import { DeleteFiles } from './delete-files.tsx';
import { downloadFiles } from './download-files.ts';
import { isSeen } from '../../../fields/file-kinds.ts';
import { MoveWindow } from './move-window.tsx';

interface FileBarProps {
  readonly selection: FileSelection;
  readonly onDescribe: () => void;
}

/** The actions for the selected files, fixed at the bottom of the screen. */
export function FileBar({ selection: { files, replace }, onDescribe }: FileBarProps) {
  const t = useLateTranslations();
  const [question, setQuestion] = useState<'move' | 'delete' | null>(null);
  const downloading = useAction(() => downloadFiles(files), { tell: () => null, refresh: () => undefined });
  const close = () => setQuestion(null);
  const done = () => {
    close();
    replace([]);
  };
  return (
    <section className="file-bar card" aria-label={t('chosenFiles')}>
      <p role="status" className="text-sm font-medium">
        {t('selected', { count: files.length })}
      </p>
      <Button size="small" isDisabled={!files.some(({ kind }) => isSeen(kind))} onPress={onDescribe}>
        {t('describeFiles')}
      </Button>
      <Button size="small" onPress={() => setQuestion('move')}>
        {t('moveToFolder')}
      </Button>
      <Button size="small" isPending={downloading.isPending} onPress={() => downloading.start()}>
        {t('downloadFiles')}
      </Button>
      <Button variant="danger" size="small" onPress={() => setQuestion('delete')}>
        {t('delete')}
      </Button>
      <Button variant="text" onPress={() => replace([])}>
        {t('chooseNone')}
      </Button>
      {downloading.refusal !== null && <Alert>{downloading.refusal.text}</Alert>}
      {question === 'move' && <MoveWindow files={files} onMoved={done} onClose={close} />}
      {question === 'delete' && <DeleteFiles files={files} onDeleted={done} onClose={close} />}
    </section>
  );
}
