import type { createHtmlBlocks, OpenList } from './blocks.ts';
import type { ListMark } from './list-mark.ts';
import type { Style, StyleOf } from './styles.ts';
import { type HtmlElement, type HtmlNode, isElement, textIn } from './tree.ts';

/** A list in a document of Word, and the level of an item in it. */
export interface WordList {
  readonly key: string;
  readonly level: number;
}

/** The list and level of a paragraph that is an item to Word (`l0 level2 lfo1`); `null` for others. */
export function wordListOf(style: Style): WordList | null {
  const key = style.get('mso-list') ?? '';
  const level = /level(\d)/.exec(key)?.[1];
  return level === undefined ? null : { key, level: Number(level) };
}

/** Takes the bullet or number out of a paragraph that is an item to Word. */
export function takeMark(
  paragraph: HtmlElement,
  styleOf: StyleOf,
): { readonly mark: string; readonly children: readonly HtmlNode[] } {
  let mark = '';
  const withoutMark = (node: HtmlNode): readonly HtmlNode[] => {
    if (!isElement(node)) return [node];
    if (styleOf(node).get('mso-list') === 'ignore') {
      mark += textIn(node);
      return [];
    }
    // A picture stays the one that was found.
    return node.children.length === 0 ? [node] : [{ ...node, children: node.children.flatMap(withoutMark) }];
  };
  const children = paragraph.children.flatMap(withoutMark);
  return { mark: mark.replace(/\s+/g, ' ').trim(), children };
}

/** The lists of items that Word writes as paragraphs. */
export function createWordLists(blocks: Pick<ReturnType<typeof createHtmlBlocks>, 'last'>) {
  let lists: { readonly level: number; readonly open: OpenList }[] = [];
  /** The last number in each list, also where it was interrupted. */
  const numbers = new Map<string, number>();
  return {
    /** The number of an item, by the one before it where its mark may mean two. */
    numberOf(key: string, { candidates }: Extract<ListMark, { readonly is: 'number' }>): number {
      const before = numbers.get(key);
      const next = candidates.find((each) => before !== undefined && each === before + 1);
      const number = next ?? candidates[0] ?? 1;
      numbers.set(key, number);
      return number;
    },
    /**
     * The list of an item, which goes on unless another block is between.
     * @param depth how many lists are around all of them
     */
    listOf(kind: OpenList['kind'], level: number, depth: number): OpenList {
      if (blocks.last()?.is !== 'item') lists = [];
      lists = lists.filter((each) => each.level < level || (each.level === level && each.open.kind === kind));
      const last = lists.at(-1);
      if (last?.level === level) return last.open;
      const open: OpenList = { kind, depth: depth + lists.length, level: null };
      lists.push({ level, open });
      return open;
    },
  };
}
