import { setBlockType, toggleMark, wrapIn, lift } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, type EditorState, TextSelection } from 'prosemirror-state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  toggleHeaderRow,
} from 'prosemirror-tables';
import type { LateMessage } from '../../../language/late-messages.ts';
import { attributeOf, schema } from './schema.ts';
import type { ToolIconName } from './tool-icons.ts';

const { nodes, marks } = schema;

/** A formatting command for the selection. */
export interface Tool {
  readonly word: LateMessage;
  readonly icon?: ToolIconName;
  readonly run: Command;
  /** True if the selection already has the format; absent for commands that do not toggle. */
  readonly isOn?: (state: EditorState) => boolean;
  /** True if the command is available. Default: what `run` reports. */
  readonly isThere?: (state: EditorState) => boolean;
}

const hasMark =
  (mark: MarkType) =>
  (state: EditorState): boolean => {
    const { from, $from, to, empty } = state.selection;
    if (empty) return mark.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
    return state.doc.rangeHasMark(from, to, mark);
  };

/** The nearest block around the selection with one of these types. */
function around(state: EditorState, ...types: readonly NodeType[]) {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return node;
  }
  return null;
}

const isHeading =
  (level: number) =>
  (state: EditorState): boolean => {
    const { parent } = state.selection.$from;
    return parent.type === nodes.heading && attributeOf(parent, 'level') === String(level);
  };

const heading = (level: 2 | 3 | 4): Tool => ({
  word: `heading${level}`,
  icon: `h${level}`,
  isOn: isHeading(level),
  run: (state, dispatch) =>
    (isHeading(level)(state) ? setBlockType(nodes.paragraph) : setBlockType(nodes.heading, { level }))(state, dispatch),
});

const list = (type: NodeType, other: NodeType, word: LateMessage, icon: ToolIconName): Tool => {
  const isOn = (state: EditorState) => around(state, type, other)?.type === type;
  return {
    word,
    icon,
    isOn,
    run(state, dispatch) {
      if (isOn(state)) return liftListItem(nodes.list_item)(state, dispatch);
      const { $from } = state.selection;
      // Converts a list of the other kind to this kind.
      for (let depth = $from.depth; depth > 0; depth -= 1) {
        if ($from.node(depth).type === other) {
          dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
          return true;
        }
      }
      return wrapInList(type)(state, dispatch);
    },
  };
};

const quote: Tool = {
  word: 'quotation',
  icon: 'quote',
  isOn: (state) => around(state, nodes.blockquote) !== null,
  run: (state, dispatch) => (around(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
};

/** Inserts a table after the current block and moves the cursor into it. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false;
  const cell = (name: 'table_header' | 'table_cell') => nodes[name].create(null, nodes.paragraph.create());
  const row = (name: 'table_header' | 'table_cell') =>
    nodes.table_row.create(null, [cell(name), cell(name), cell(name)]);
  const table = nodes.table.create(null, [row('table_header'), row('table_cell'), row('table_cell')]);
  const { tr } = state;
  tr.replaceSelectionWith(table);
  const start = tr.mapping.map(state.selection.from, -1);
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start), 1)).scrollIntoView());
  return true;
};

/** Sets the direction of the block: one, then the other, then that of its first strong character. */
const direction: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const { parent } = $from;
  if (!parent.isTextblock) return false;
  const next = { '': 'rtl', rtl: 'ltr', ltr: null }[attributeOf(parent, 'dir')] ?? null;
  dispatch?.(state.tr.setNodeMarkup($from.before(), null, { ...parent.attrs, dir: next }));
  return true;
};

/** Commands that are always available. */
export const tools: readonly Tool[] = [
  { word: 'bold', icon: 'bold', run: toggleMark(marks.bold), isOn: hasMark(marks.bold) },
  { word: 'italic', icon: 'italic', run: toggleMark(marks.italic), isOn: hasMark(marks.italic) },
  heading(2),
  heading(3),
  heading(4),
  list(nodes.bullet_list, nodes.ordered_list, 'bulletList', 'bullets'),
  list(nodes.ordered_list, nodes.bullet_list, 'numberList', 'numbers'),
  quote,
  { word: 'insertTable', icon: 'table', run: insertTable },
  {
    word: 'turnDirection',
    icon: 'direction',
    run: direction,
    isOn: (state) => attributeOf(state.selection.$from.parent, 'dir') !== '',
  },
  { word: 'undoTyping', icon: 'undo', run: undo, isThere: (state) => undoDepth(state) > 0 },
  { word: 'redoTyping', icon: 'redo', run: redo, isThere: (state) => redoDepth(state) > 0 },
];

/** Commands for lists. */
export const listTools: readonly Tool[] = [
  { word: 'itemDeeper', run: sinkListItem(nodes.list_item) },
  { word: 'itemHigher', run: liftListItem(nodes.list_item) },
];

/** Commands for tables. */
export const tableTools: readonly Tool[] = [
  { word: 'addRow', run: addRowAfter },
  { word: 'addColumn', run: addColumnAfter },
  { word: 'headerRow', run: toggleHeaderRow },
  { word: 'removeRow', run: deleteRow },
  { word: 'removeColumn', run: deleteColumn },
  { word: 'removeTable', run: deleteTable },
];

/** The commands for the position of the cursor. */
export const toolsAt = (state: EditorState): readonly Tool[] => [
  ...(around(state, nodes.list_item) === null ? [] : listTools),
  ...(isInTable(state) ? tableTools : []),
];
