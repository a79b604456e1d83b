import { Dialog } from '../../../ui/dialog.tsx';
import { useLateTranslations } from '../late-translations.ts';
import { KeyList } from './key-list.tsx';
import { keysOf, shortcuts } from './shortcuts.ts';
import { TableKeys } from './table-keys.tsx';

/** Lists the global shortcuts and those of tables. */
export function ShortcutsWindow({ onClose }: { readonly onClose: () => void }) {
  const t = useLateTranslations();
  return (
    <Dialog title={t('shortcuts')} size="small" onClose={onClose}>
      <KeyList entries={shortcuts.map((shortcut) => ({ name: t(shortcut.word), keys: keysOf(shortcut) }))} />
      <TableKeys />
      <p className="text-sm text-muted">{t('shortcutsHint')}</p>
    </Dialog>
  );
}
