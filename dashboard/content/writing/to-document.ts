import type { Node } from 'prosemirror-model';
import {
  type BlockDirection,
  type RichBlock,
  type RichCell,
  type RichDocument,
  type RichItem,
  richLimits,
  type RichSpan,
  richVersion,
  type RichWords,
  wordsIn,
} from '../../../fields/rich-text/document.ts';
import { joinWords } from '../../../fields/rich-text/join-words.ts';
import { layGrid } from '../../../fields/rich-text/table-grid.ts';
import { attributeOf } from './schema.ts';

const childrenOf = (node: Node): readonly Node[] =>
  Array.from({ length: node.childCount }, (_, index) => node.child(index));

const isNamed = (node: Node, name: string): boolean => node.type.name === name;

function spanOf(node: Node): RichSpan {
  const mark = (name: string) => node.marks.find(({ type }) => type.name === name);
  const href: unknown = mark('link')?.attrs['href'];
  return {
    text: isNamed(node, 'hard_break') ? '\n' : (node.text ?? ''),
    ...(mark('bold') && { bold: true }),
    ...(mark('italic') && { italic: true }),
    ...(typeof href === 'string' && { link: href }),
  };
}

/** The text of paragraphs, one line each; adjacent spans of the same format are joined. */
const wordsOf = (paragraphs: readonly Node[]): RichWords =>
  joinWords(
    paragraphs.flatMap((paragraph, index) => [
      ...(index > 0 ? [{ text: '\n' }] : []),
      ...childrenOf(paragraph).map(spanOf),
    ]),
  );

function directionOf(node: Node | undefined): { readonly dir?: BlockDirection } {
  const dir = node === undefined ? '' : attributeOf(node, 'dir');
  return dir === 'ltr' || dir === 'rtl' ? { dir } : {};
}

const isList = (node: Node): boolean => isNamed(node, 'bullet_list') || isNamed(node, 'ordered_list');

function itemsOf(list: Node, level: number, goesOn: boolean): readonly RichItem[] {
  const kind = isNamed(list, 'ordered_list') ? 'numbers' : 'bullets';
  const order = Number(attributeOf(list, 'order'));
  return childrenOf(list).flatMap((item, index): readonly RichItem[] => {
    const parts = childrenOf(item);
    const paragraphs = parts.filter((part) => !isList(part));
    const begins = index === 0 && kind === 'numbers' && (goesOn || order !== 1);
    const own: RichItem = {
      is: 'item',
      list: kind,
      level,
      ...(begins && { start: order }),
      words: wordsOf(paragraphs),
      ...directionOf(paragraphs[0]),
    };
    const below = parts
      .filter(isList)
      .flatMap((part, at, all) => itemsOf(part, Math.min(level + 1, richLimits.level), at > 0 && all.length > 1));
    return [own, ...below];
  });
}

const levelOf = (node: Node): 2 | 3 | 4 => {
  const level = Number(attributeOf(node, 'level'));
  return level === 3 || level === 4 ? level : 2;
};

function cellOf(node: Node): RichCell {
  const head = isNamed(node, 'table_header') ? ({ head: true } as const) : {};
  return { words: wordsOf(childrenOf(node)), ...head, ...directionOf(node.firstChild ?? undefined) };
}

/** A merged cell is stored once, and the cells it covers are empty. */
const rowsOf = (table: Node): readonly (readonly RichCell[])[] =>
  layGrid(
    childrenOf(table).map((row) =>
      childrenOf(row).map((cell) => ({
        cell: cellOf(cell),
        columns: Number(attributeOf(cell, 'colspan')) || 1,
        rows: Number(attributeOf(cell, 'rowspan')) || 1,
      })),
    ),
    (covering): RichCell => ({ words: [], ...(covering?.head === true && { head: true }) }),
  );

function blocksOf(node: Node, before: Node | null): readonly RichBlock<string>[] {
  if (isList(node)) return itemsOf(node, 0, before !== null && before.type === node.type);
  if (isNamed(node, 'blockquote'))
    return childrenOf(node).map((part) => ({ is: 'quote', words: wordsOf([part]), ...directionOf(part) }));
  if (isNamed(node, 'heading'))
    return [{ is: 'heading', level: levelOf(node), words: wordsOf([node]), ...directionOf(node) }];
  if (isNamed(node, 'table')) return [{ is: 'table', rows: rowsOf(node), ...directionOf(node) }];
  if (isNamed(node, 'file')) {
    const [file, alt, caption] = [attributeOf(node, 'file'), attributeOf(node, 'alt'), attributeOf(node, 'caption')];
    return [{ is: 'file', file, alt, caption }];
  }
  return [{ is: 'paragraph', words: wordsOf([node]), ...directionOf(node) }];
}

const isEmpty = (block: RichBlock<string>): boolean =>
  'words' in block
    ? wordsIn(block.words).trim() === ''
    : block.is === 'table' && block.rows.every((row) => row.every(({ words }) => wordsIn(words).trim() === ''));

/** Converts the editor's document to the structure of a text, without empty blocks. */
export const toDocument = (node: Node): RichDocument<string> => ({
  version: richVersion,
  blocks: childrenOf(node)
    .flatMap((child, index, all) => blocksOf(child, all[index - 1] ?? null))
    .filter((block) => !isEmpty(block)),
});
