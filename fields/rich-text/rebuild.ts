import type { ParseContext } from '../field.ts';
import { isSafeLink } from '../link/field.ts';
import { cleanText } from '../translated.ts';
import {
  type RichBlock,
  type RichCell,
  type RichDocument,
  type RichItem,
  richLimits,
  type RichSpan,
  type RichWords,
  wordsIn,
} from './document.ts';

type Report = (code: 'invalidLink' | 'tooLong' | 'unknownFile' | 'wrongFileKind', max?: number) => void;

const looksLike = (one: RichSpan, other: RichSpan): boolean =>
  one.bold === other.bold && one.italic === other.italic && one.link === other.link;

function toLink(link: string, report: Report): string {
  const target = link.toWellFormed().trim();
  if (!isSafeLink(target) || /[\u0000-\u001F\u007F]/.test(target)) report('invalidLink');
  return target;
}

/** The words without what nobody sees, each look once, and no blank before the first or behind the last. */
function rebuildWords(words: RichWords, report: Report): RichWords {
  const spans: RichSpan[] = [];
  for (const { text, bold, italic, link } of words) {
    const clean = cleanText(text);
    const target = link === undefined ? '' : toLink(link, report);
    const span: RichSpan = {
      text: spans.length === 0 ? clean.trimStart() : clean,
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(target !== '' && { link: target }),
    };
    const last = spans.at(-1);
    if (span.text === '') continue;
    if (last !== undefined && looksLike(last, span)) spans[spans.length - 1] = { ...last, text: last.text + span.text };
    else spans.push(span);
  }
  for (let last = spans.at(-1); last !== undefined; last = spans.at(-1)) {
    const text = last.text.trimEnd();
    if (text !== '') return text === last.text ? spans : [...spans.slice(0, -1), { ...last, text }];
    spans.pop();
  }
  return spans;
}

/** Rows of one width, without rows that say nothing. */
function rebuildRows(rows: readonly (readonly RichCell[])[], report: Report): readonly (readonly RichCell[])[] {
  const rebuilt = rows
    .map((row) =>
      row.map(({ words, head }): RichCell => ({ words: rebuildWords(words, report), ...(head && { head }) })),
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

/** A number at which a list begins says something only where it would not begin there by itself. */
function withoutUsualStart(item: RichItem, before: RichBlock<number> | undefined): RichItem {
  const { start, ...rest } = item;
  const goesOn = before?.is === 'item' && before.list === item.list && before.level >= item.level;
  return start === undefined || item.list === 'bullets' || (start === 1 && !goesOn) ? rest : item;
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
  for (const block of blocks) {
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
      const item = { is: 'item', list, level, ...(start !== undefined && { start }), words, ...dir } as const;
      rebuilt.push(withoutUsualStart(item, rebuilt.at(-1)));
    } else rebuilt.push({ is: block.is, words, ...dir });
  }
  return { version, blocks: rebuilt };
}
