import type { FileKind } from '../../fields/field.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useWords } from '../words.ts';
import { Library } from './library.tsx';

interface StoredFileWindowProps {
  readonly accept: readonly FileKind[];
  readonly onChoose: (name: string | null) => void;
}

/** The library, to choose a file from. */
export function StoredFileWindow({ accept, onChoose }: StoredFileWindowProps) {
  const say = useWords();
  return (
    <Dialog title={say('mediaLibrary')} size="wide" onClose={() => onChoose(null)}>
      <Library kinds={accept} onOpen={({ name }) => onChoose(name)} />
    </Dialog>
  );
}
