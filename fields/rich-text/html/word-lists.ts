import type { createHtmlBlocks, OpenList } from './blocks.ts';
import type { ListMark } from './list-mark.ts';
import type { Style, StyleOf } from './styles.ts';
import { type HtmlElement, type HtmlNode, isElement, textIn } from './tree.ts';

/** A list of a Word document, and the level of an item in it. */
export interface WordList {
  readonly key: string;
  readonly level: number;
}

/** The list and level of a paragraph that is a list item in Word (`l0 level2 lfo1`); `null` for others. */
export function wordListOf(style: Style): WordList | null {
  const key = style.get('mso-list') ?? '';
  const level = /level(\d)/.exec(key)?.[1];
  return level === undefined ? null : { key, level: Number(level) };
}

/** Removes the bullet or number from a paragraph that is a list item in Word. */
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
    // A leaf such as a picture keeps its identity.
    return node.children.length === 0 ? [node] : [{ ...node, children: node.children.flatMap(withoutMark) }];
  };
  const children = paragraph.children.flatMap(withoutMark);
  return { mark: mark.replace(/\s+/g, ' ').trim(), children };
}

/** Reconstructs the lists that Word writes as paragraphs. */
export function createWordLists(blocks: Pick<ReturnType<typeof createHtmlBlocks>, 'last'>) {
  let lists: { readonly level: number; readonly open: OpenList }[] = [];
  /** The last number in each list, even if it was interrupted. */
  const numbers = new Map<string, number>();
  return {
    /** The number of an item. If its mark is ambiguous, the one that follows the previous number. */
    numberOf(key: string, { candidates }: Extract<ListMark, { readonly is: 'number' }>): number {
      const before = numbers.get(key);
      const next = candidates.find((each) => before !== undefined && each === before + 1);
      const number = next ?? candidates[0] ?? 1;
      numbers.set(key, number);
      return number;
    },
    /**
     * The list of an item. It continues the previous list unless another block is between them.
     * @param depth number of lists around all of them
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
