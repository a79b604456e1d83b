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
import { isSeen } from '../file-kinds.ts';
import { createListNumbers } from './list-numbers.ts';

type Report = (code: 'invalidLink' | 'tooLong' | 'unknownFile' | 'wrongFileKind', max?: number) => void;

function toLink(link: string, report: Report): string {
  const target = link.toWellFormed().trim();
  if (!isTextLink(target) || /[\u0000-\u001F\u007F]/.test(target)) report('invalidLink');
  return target;
}

/** Normalizes text: removes invisible characters and surrounding blanks, and merges runs with the same formatting. */
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

/** Rows of equal length, without empty rows. */
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
  if (media !== undefined && isSeen(media.kind)) return media.id;
  report(media === undefined ? 'unknownFile' : 'wrongFileKind');
  return null;
}

/** The alternative text or caption of a picture as one line. Reports it if it is too long. */
function rebuildLine(text: string, report: Report): string {
  const line = cleanText(text).replace(/\s+/g, ' ').trim();
  if (line.length > richLimits.words) report('tooLong', richLimits.words);
  return line;
}

/**
 * Normalizes a document to its stored form: copies only known properties and leaves out empty blocks, so that
 * equivalent documents are equal. Errors are reported to `report`.
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
      // A number is stored only if the item would otherwise have another one.
      const begins = list === 'numbers' && start !== undefined && start !== numbers.next({ list, level });
      const item = { is: 'item', list, level, ...(begins && { start }), words, ...dir } as const;
      numbers.count(item);
      rebuilt.push(item);
    } else rebuilt.push({ is: block.is, words, ...dir });
  }
  return { version, blocks: rebuilt };
}
