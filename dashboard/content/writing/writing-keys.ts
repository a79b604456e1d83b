import { baseKeymap, chainCommands, exitCode, selectParentNode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command, Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { directions } from './directions.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Formats words between Markdown characters when the last character is typed. */
const markRule = (pattern: RegExp, mark: MarkType): InputRule =>
  new InputRule(pattern, (state, match, start, end) => {
    const [whole, before = '', words = ''] = match;
    if (words === '') return null;
    const from = start + before.length;
    const { tr } = state;
    return tr
      .delete(from, end)
      .insert(from, schema.text(words, [...state.doc.resolve(start).marks(), mark.create()]))
      .removeStoredMark(mark)
      .setMeta('typed', whole);
  });

const latin = (digits: string): number =>
  Number(digits.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660)));

const shortcuts = (): Plugin =>
  inputRules({
    rules: [
      textblockTypeInputRule(/^(#{2,4})\s$/, nodes.heading, ([, hashes = '']) => ({ level: hashes.length })),
      wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
      wrappingInputRule(/^\s*[-*•]\s$/, nodes.bullet_list),
      wrappingInputRule(
        /^\s*([0-9٠-٩]{1,3})[.)]\s$/,
        nodes.ordered_list,
        ([, digits = '1']) => ({ order: latin(digits) }),
        ([, digits = '1'], before) => before.childCount + Number(before.attrs['order']) === latin(digits),
      ),
      markRule(/(^|\s)\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.bold),
      markRule(/(^|\s)[*_]([^*_\s](?:[^*_]*[^*_\s])?)[*_]$/, marks.italic),
    ],
  });

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** The key bindings of the editor. */
export const writingKeys = (): Plugin[] => [
  history(),
  shortcuts(),
  keymap({
    'Mod-z': undo,
    'Shift-Mod-z': redo,
    'Mod-y': redo,
    'Mod-b': toggleMark(marks.bold),
    'Mod-i': toggleMark(marks.italic),
    'Mod-]': sinkListItem(nodes.list_item),
    'Mod-[': liftListItem(nodes.list_item),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    Enter: splitListItem(nodes.list_item),
    Backspace: undoInputRule,
    // After the last cell, and outside tables, Tab leaves the editor as usual.
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
    'Mod-Alt-ArrowUp': selectParentNode,
  }),
  keymap(baseKeymap),
  tableEditing(),
  directions(),
];
