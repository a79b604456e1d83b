import { Dialog } from '../../ui/dialog.tsx';
import { useLateWords } from '../late-words.ts';
import { keysOf, shortcuts } from './shortcuts.ts';

/** Lists the keys that mean the same everywhere. */
export function ShortcutsWindow({ onClose }: { readonly onClose: () => void }) {
  const say = useLateWords();
  return (
    <Dialog title={say('shortcuts')} size="small" onClose={onClose}>
      <dl className="grid gap-3">
        {shortcuts.map((shortcut) => (
          <div key={shortcut.name} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <dt>{say(shortcut.word)}</dt>
            <dd dir="ltr" className="flex gap-1">
              {keysOf(shortcut).map((key) => (
                <kbd key={key} className="badge">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{say('shortcutsHint')}</p>
    </Dialog>
  );
}
