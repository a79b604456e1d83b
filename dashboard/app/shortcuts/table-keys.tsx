import type { GridMessages } from '../../../language/grid-messages.ts';
import { useGridTranslations } from '../../../fields/list/grid/use-grid-translations.ts';
import { currentLanguage } from '../current-language.ts';
import { KeyList } from './key-list.tsx';
import { control } from './shortcuts.ts';

const keys = [
  ['gridKeyMove', ['↑', '↓', '←', '→']],
  ['gridKeyNext', ['Tab']],
  ['gridKeyEdit', ['Enter', 'F2']],
  ['gridKeyGiveBack', ['Esc']],
  ['gridKeyLeave', ['Esc', 'Tab']],
  ['gridKeySelect', ['Shift', '↑ ↓ ← →']],
  ['gridKeyCopy', [control, 'C X V']],
  ['gridKeyClear', ['Delete']],
  ['gridKeyFill', [control, 'D']],
  ['gridKeyUndo', [control, 'Z Y']],
  ['gridKeyMoveRow', ['Alt', '↑ ↓']],
  ['gridKeyNewRow', [control, 'Enter']],
  ['gridKeyRemoveRow', [control, 'Delete']],
] as const satisfies readonly (readonly [Parameters<GridMessages>[0], readonly string[]])[];

/** Lists the shortcuts of tables in forms. */
export function TableKeys() {
  const words = useGridTranslations(currentLanguage());
  return (
    <section className="grid gap-3">
      <h3 className="font-medium">{words('gridKeys')}</h3>
      <KeyList entries={keys.map(([word, pressed]) => ({ name: words(word), keys: pressed }))} />
    </section>
  );
}
