import { Dialog } from '../../../ui/dialog.tsx';
import { useLateWords } from '../late-words.ts';
import { KeyList } from './key-list.tsx';
import { keysOf, shortcuts } from './shortcuts.ts';
import { TableKeys } from './table-keys.tsx';

/** Lists the keys that mean the same everywhere, and those of tables. */
export function ShortcutsWindow({ onClose }: { readonly onClose: () => void }) {
  const say = useLateWords();
  return (
    <Dialog title={say('shortcuts')} size="small" onClose={onClose}>
      <KeyList entries={shortcuts.map((shortcut) => ({ name: say(shortcut.word), keys: keysOf(shortcut) }))} />
      <TableKeys />
      <p className="text-sm text-muted">{say('shortcutsHint')}</p>
    </Dialog>
  );
}
