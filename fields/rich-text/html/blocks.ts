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

/** A list while its items are read. */
export interface OpenList {
  readonly kind: RichItem['list'];
  /** How many lists are around it. */
  readonly depth: number;
  /** Its level in the document, which is known with its first item. */
  level: number | null;
}

/** A direction where it is not that of the first strong character; words without one take that around them. */
export function chosenDirection(text: string, dir: BlockDirection | null): { readonly dir?: BlockDirection } {
  const natural = readingDirection(text);
  return dir === null || natural === null || natural === dir ? {} : { dir };
}

/** Collects blocks in their order: items with the numbers they had, files before or behind the words they stood among. */
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
    /** @param number that of the item; it goes on with the one before it where `null` */
    pushItem(open: OpenList, number: number | null, words: RichWords, dir: { readonly dir?: BlockDirection }): void {
      const last = blocks.at(-1);
      const level = open.level ?? (last?.is === 'item' ? Math.min(open.depth, last.level + 1, richLimits.level) : 0);
      open.level = level;
      const { kind: list } = open;
      const begins = list === 'numbers' && number !== null && number !== numbers.next({ list, level });
      push({ is: 'item', list, level, ...(begins && { start: number }), words, ...dir });
    },
    /** A file among words waits until these are a block, so that it divides none. */
    pushFile(file: RichFile<File>, isAmongWords: boolean): void {
      if (isAmongWords) waiting.push(file);
      else push(file);
    },
    /** Puts the files behind the block in which they stood. */
    pushWaiting(): void {
      const files = waiting;
      waiting = [];
      for (const file of files) push(file);
    },
  };
}
