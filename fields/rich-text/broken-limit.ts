import { type RichDocument, richLimits } from './document.ts';
import { joinWords } from './join-words.ts';

type Limit = 'blocks' | 'rows' | 'cells' | 'spans';

/** The limit that a document exceeds; `undefined` if it exceeds none. */
export function brokenLimit({ blocks }: RichDocument<unknown>): Limit | undefined {
  const rows = blocks.flatMap((block) => (block.is === 'table' ? [block.rows] : []));
  const words = blocks.flatMap((block) => ('words' in block ? [block.words] : []));
  const counted: readonly (readonly [Limit, readonly (readonly unknown[])[]])[] = [
    ['blocks', [blocks]],
    ['rows', rows],
    ['cells', rows.flat()],
    ['spans', [...words, ...rows.flat(2).map((cell) => cell.words)].map(joinWords)],
  ];
  return counted.find(([limit, lists]) => lists.some(({ length }) => length > richLimits[limit]))?.[0];
}
