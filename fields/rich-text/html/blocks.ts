import {
  type BlockDirection,
  type RichBlock,
  type RichFile,
  type RichItem,
  richLimits,
  type RichWords,
} from '../document.ts';
import { createListNumbers } from '../list-numbers.ts';
import { readingDirection } from '../reading-direction.ts';

/** A list whose items are being read. */
export interface OpenList {
  readonly kind: RichItem['list'];
  /** Number of lists around it. */
  readonly depth: number;
  /** Its level in the document; set with its first item. */
  level: number | null;
}

/**
 * The direction if it differs from that of the first strong character. Text without strong characters has the direction
 * of its surroundings.
 */
export function chosenDirection(text: string, dir: BlockDirection | null): { readonly dir?: BlockDirection } {
  const natural = readingDirection(text);
  return dir === null || natural === null || natural === dir ? {} : { dir };
}

/**
 * Collects blocks in document order: items with their original numbers, and files before or after the text that
 * contained them.
 */
export function createHtmlBlocks<File>() {
  const blocks: RichBlock<File>[] = [];
  const numbers = createListNumbers();
  let waiting: RichFile<File>[] = [];

  function push(block: RichBlock<File>): void {
    if (block.is !== 'item') numbers.end();
    else numbers.count(block);
    blocks.push(block);
  }

  return {
    all: (): readonly RichBlock<File>[] => blocks,
    last: (): RichBlock<File> | undefined => blocks.at(-1),
    push,
    /** @param number of the item; `null` continues the numbering */
    pushItem(open: OpenList, number: number | null, words: RichWords, dir: { readonly dir?: BlockDirection }): void {
      const last = blocks.at(-1);
      const level = open.level ?? (last?.is === 'item' ? Math.min(open.depth, last.level + 1, richLimits.level) : 0);
      open.level = level;
      const { kind: list } = open;
      const begins = list === 'numbers' && number !== null && number !== numbers.next({ list, level });
      push({ is: 'item', list, level, ...(begins && { start: number }), words, ...dir });
    },
    /** A file within text is delayed until the text has become a block, so that it does not split it. */
    pushFile(file: RichFile<File>, isAmongWords: boolean): void {
      if (isAmongWords) waiting.push(file);
      else push(file);
    },
    /** Appends the delayed files after their block. */
    pushWaiting(): void {
      const files = waiting;
      waiting = [];
      for (const file of files) push(file);
    },
  };
}
