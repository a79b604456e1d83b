import type { ParseContext } from '../field.ts';
import { cleanText } from '../translated.ts';
import {
  type RichBlock,
  type RichCell,
  type RichDocument,
  richLimits,
  type RichSpan,
  type RichWords,
  wordsIn,
} from './document.ts';
import { isTextLink } from './is-text-link.ts';
import { trimWords } from './join-words.ts';
import { createListNumbers } from './list-numbers.ts';

type Report = (code: 'invalidLink' | 'tooLong' | 'unknownFile' | 'wrongFileKind', max?: number) => void;

function toLink(link: string, report: Report): string {
  const target = link.toWellFormed().trim();
  if (!isTextLink(target) || /[\u0000-\u001F\u007F]/.test(target)) report('invalidLink');
  return target;
}

/** The words without what nobody sees, each look once, and no blank before the first or behind the last. */
function rebuildWords(words: RichWords, report: Report): RichWords {
  return trimWords(
    words.map(({ text, bold, italic, link }): RichSpan => {
      const target = link === undefined ? '' : toLink(link, report);
      return {
        text: cleanText(text),
        ...(bold && { bold }),
        ...(italic && { italic }),
        ...(target !== '' && { link: target }),
      };
    }),
  );
}

/** Rows of one width, without rows that say nothing. */
function rebuildRows(rows: readonly (readonly RichCell[])[], report: Report): readonly (readonly RichCell[])[] {
  const rebuilt = rows
    .map((row) =>
      row.map(({ words, head, dir }): RichCell => {
        const rebuilt = rebuildWords(words, report);
        const turned = dir !== undefined && rebuilt.length > 0;
        return { words: rebuilt, ...(head && { head }), ...(turned && { dir }) };
      }),
    )
    .filter((row) => row.some(({ words }) => words.length > 0));
  const width = Math.max(0, ...rebuilt.map((row) => row.length));
  return rebuilt.map((row) => [...row, ...Array.from({ length: width - row.length }, (): RichCell => ({ words: [] }))]);
}

function rebuildFile(
  reference: string | number,
  context: Pick<ParseContext, 'findMedia'>,
  report: Report,
): number | null {
  const media = context.findMedia(reference);
  if (media !== undefined && media.kind !== 'document') return media.id;
  report(media === undefined ? 'unknownFile' : 'wrongFileKind');
  return null;
}

/** The one line of a picture's words, as long as may be. */
function rebuildLine(text: string, report: Report): string {
  const line = cleanText(text).replace(/\s+/g, ' ').trim();
  if (line.length > richLimits.words) report('tooLong', richLimits.words);
  return line;
}

/**
 * A document of the declared shape in the one form in which it is stored: made anew of what is known, empty blocks left
 * out, so that two that say the same are the same. Defects go to `report`.
 */
export function rebuild(
  { version, blocks }: RichDocument<string | number>,
  context: Pick<ParseContext, 'findMedia'>,
  report: Report,
): RichDocument<number> {
  const rebuilt: RichBlock<number>[] = [];
  const numbers = createListNumbers();
  for (const block of blocks) {
    if (rebuilt.at(-1)?.is !== 'item') numbers.end();
    if (block.is === 'file') {
      const file = rebuildFile(block.file, context, report);
      const [alt, caption] = [rebuildLine(block.alt, report), rebuildLine(block.caption, report)];
      if (file !== null) rebuilt.push({ is: 'file', file, alt, caption });
      continue;
    }
    const dir = block.dir === undefined ? {} : { dir: block.dir };
    if (block.is === 'table') {
      const rows = rebuildRows(block.rows, report);
      if (rows.length > 0) rebuilt.push({ is: 'table', rows, ...dir });
      continue;
    }
    const words = rebuildWords(block.words, report);
    if (wordsIn(words) === '') continue;
    if (block.is === 'heading') rebuilt.push({ is: 'heading', level: block.level, words, ...dir });
    else if (block.is === 'item') {
      const { list, level, start } = block;
      // A number says something only where the item would have another one.
      const begins = list === 'numbers' && start !== undefined && start !== numbers.next({ list, level });
      const item = { is: 'item', list, level, ...(begins && { start }), words, ...dir } as const;
      numbers.count(item);
      rebuilt.push(item);
    } else rebuilt.push({ is: block.is, words, ...dir });
  }
  return { version, blocks: rebuilt };
}
