import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The content of a PDF. */
export interface ReadPdf {
  readonly title: string;
  readonly author: string;
  readonly language: string;
  readonly isTagged: boolean;
  /** The roles in the structure of the first page. */
  readonly roles: ReadonlySet<string>;
  /** The number of characters without a glyph in their typeface. */
  readonly missingGlyphs: number;
  /** The text runs of each page with their positions, in points from the left and from the bottom. */
  readonly boxes: readonly (readonly TextBox[])[];
  /** The lines of each page from the top, each in reading order. */
  readonly pages: readonly (readonly string[])[];
}

export interface TextBox {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** The baseline. */
  readonly base: number;
  /** The font size. */
  readonly size: number;
}

interface Part {
  readonly text: string;
  readonly left: number;
  readonly height: number;
}

/** Joins parts of the same height to lines, in the reading direction of the document. */
function linesOf(parts: readonly Part[], isRightToLeft: boolean): readonly string[] {
  const byHeight = Map.groupBy(parts, ({ height }) => Math.round(height));
  return [...byHeight]
    .toSorted(([one], [other]) => other - one)
    .map(([, line]) =>
      line
        .toSorted((one, other) => (isRightToLeft ? other.left - one.left : one.left - other.left))
        .map(({ text }) => text)
        .join(' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '');
}

function rolesIn(node: unknown): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  const own = 'role' in node && typeof node.role === 'string' ? [node.role] : [];
  const below = 'children' in node && Array.isArray(node.children) ? node.children.flatMap(rolesIn) : [];
  return [...own, ...below];
}

/** Glyph 0 is shown for characters that a typeface lacks. */
async function missingGlyphsOf(page: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const shown: unknown[] = fnArray.flatMap((operator, place) => (operator === OPS.showText ? argsArray[place][0] : []));
  const isMissing = (glyph: unknown): boolean =>
    typeof glyph === 'object' && glyph !== null && 'originalCharCode' in glyph && glyph.originalCharCode === 0;
  return shown.filter(isMissing).length;
}

const textOf = (info: object, name: string): string => String(new Map(Object.entries(info)).get(name) ?? '');

/** Reads a PDF with pdf.js. */
export async function readPdf(content: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await task.promise;
  const { info } = await document.getMetadata();
  const language = textOf(info, 'Language');
  const mark = await document.getMarkInfo();
  const pages: (readonly string[])[] = [];
  const boxes: (readonly TextBox[])[] = [];
  let missingGlyphs = 0;
  let roles: readonly string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if (number === 1) roles = rolesIn(await page.getStructTree());
    const { items } = await page.getTextContent();
    const parts = items.flatMap((item): Part[] => {
      if (!('str' in item)) return [];
      const [left, height] = [Number(item.transform[4]), Number(item.transform[5])];
      return [{ text: item.str, left, height }];
    });
    pages.push(linesOf(parts, language === 'ar'));
    missingGlyphs += await missingGlyphsOf(page);
    boxes.push(
      items.flatMap((item): TextBox[] => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [left, base] = [Number(item.transform[4]), Number(item.transform[5])];
        return [{ text: item.str, left, right: left + item.width, base, size: item.height }];
      }),
    );
  }
  await task.destroy();
  return {
    title: textOf(info, 'Title'),
    author: textOf(info, 'Author'),
    language,
    isTagged:
      new Map(Object.entries(mark ?? {})).get('Marked') === true ||
      (mark instanceof Map && mark.get('Marked') === true),
    roles: new Set(roles),
    missingGlyphs,
    boxes,
    pages,
  };
}
