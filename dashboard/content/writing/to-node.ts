import type { Node } from 'prosemirror-model';
import type { RichBlock, RichDocument, RichItem, RichWords } from '../../../fields/rich-text/document.ts';
import { type RichList, toLists } from '../../../fields/rich-text/to-lists.ts';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

const inlineOf = (words: RichWords): readonly Node[] =>
  words.flatMap(({ text, bold, italic, link }) => {
    const looks = [
      ...(link === undefined ? [] : [marks.link.create({ href: link })]),
      ...(bold === true ? [marks.bold.create()] : []),
      ...(italic === true ? [marks.italic.create()] : []),
    ];
    return text
      .split('\n')
      .flatMap((line, index) => [
        ...(index > 0 ? [nodes.hard_break.create(null, null, looks)] : []),
        ...(line === '' ? [] : [schema.text(line, looks)]),
      ]);
  });

const paragraphOf = ({ words, dir }: { readonly words: RichWords; readonly dir?: string }): Node =>
  nodes.paragraph.create({ dir: dir ?? null }, inlineOf(words));

function listOf({ list, start, items }: RichList): Node {
  const children = items.map(({ item, below }) =>
    nodes.list_item.create(null, [paragraphOf(item), ...below.map(listOf)]),
  );
  return list === 'numbers'
    ? nodes.ordered_list.create({ order: start ?? 1 }, children)
    : nodes.bullet_list.create(null, children);
}

function blockOf(block: Exclude<RichBlock<string>, RichItem>): Node {
  if (block.is === 'heading')
    return nodes.heading.create({ level: block.level, dir: block.dir ?? null }, inlineOf(block.words));
  if (block.is === 'file') return nodes.file.create({ file: block.file, alt: block.alt, caption: block.caption });
  if (block.is !== 'table') return paragraphOf(block);
  const rows = block.rows.map((row) =>
    nodes.table_row.create(
      null,
      row.map((cell) => nodes[cell.head === true ? 'table_header' : 'table_cell'].create(null, paragraphOf(cell))),
    ),
  );
  return nodes.table.create({ dir: block.dir ?? null }, rows);
}

/** Converts a structure to the editor's document; with an empty paragraph if there is no text. */
export function toNode({ blocks }: RichDocument<string>): Node {
  const children: Node[] = [];
  for (let at = 0; at < blocks.length;) {
    const first = blocks[at];
    const next = blocks.findIndex(({ is }, index) => index > at && is !== first?.is);
    const end = next === -1 ? blocks.length : next;
    const run = blocks.slice(at, end);
    if (first?.is === 'item') children.push(...toLists(run.filter((block) => block.is === 'item')).map(listOf));
    else {
      const others = run.filter((block) => block.is !== 'item').map(blockOf);
      if (first?.is === 'quote') children.push(nodes.blockquote.create(null, others));
      else children.push(...others);
    }
    at = end;
  }
  return nodes.doc.create(null, children.length === 0 ? nodes.paragraph.create() : children);
}
