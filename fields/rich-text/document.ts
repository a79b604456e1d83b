/** The form of structures as they are now; one of another form is refused. */
export const richVersion = 1;

/** The reading direction of a block, where it is not that of its first strong sign. */
export type BlockDirection = 'ltr' | 'rtl';

/** Some words that look alike; a line break within a block is `\n`. */
export interface RichSpan {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  /** An own path or an `https://` address, as the field kind `link` takes them; `mailto:` or `tel:`. */
  readonly link?: string;
}

export type RichWords = readonly RichSpan[];

interface Worded {
  readonly words: RichWords;
  readonly dir?: BlockDirection;
}

export interface RichCell {
  readonly words: RichWords;
  /** It names its row or column. */
  readonly head?: true;
  readonly dir?: BlockDirection;
}

export type RichItem = Worded & {
  readonly is: 'item';
  readonly list: 'bullets' | 'numbers';
  /** How deep its list stands within others, from 0. */
  readonly level: number;
  /** The number at which its list begins; it goes on with the one before it where absent. */
  readonly start?: number;
};

/** A picture or a video of the library. */
export interface RichFile<File> {
  readonly is: 'file';
  readonly file: File;
  /** What it shows here; the library's own words where empty. */
  readonly alt: string;
  readonly caption: string;
}

export interface RichTable {
  readonly is: 'table';
  readonly rows: readonly (readonly RichCell[])[];
  readonly dir?: BlockDirection;
}

/**
 * One block after the other, none within another: neighbouring items are a list, neighbouring quotes one quotation. So
 * nothing can be nested deeper than is drawn.
 */
export type RichBlock<File> =
  | (Worded & { readonly is: 'paragraph' | 'quote' })
  | (Worded & { readonly is: 'heading'; readonly level: 2 | 3 | 4 })
  | RichItem
  | RichFile<File>
  | RichTable;

/** A formatted text in one language. Files are named by id where it is stored, by stored name on the wire. */
export interface RichDocument<File> {
  readonly version: typeof richVersion;
  readonly blocks: readonly RichBlock<File>[];
}

/** The most of everything; far beyond what is written, and so little that it is read at once. */
export const richLimits = { blocks: 1000, spans: 1000, level: 3, rows: 100, cells: 12, words: 500, link: 500 } as const;

export const wordsIn = (words: RichWords): string => words.map(({ text }) => text).join('');

/** The words of a block as they are read, without marks; a line each where it has several. */
export function textOfBlock(block: RichBlock<unknown>): string {
  if (block.is === 'file') return block.caption;
  if (block.is === 'table')
    return block.rows
      .map((row) =>
        row
          .map(({ words }) => wordsIn(words))
          .join(' | ')
          .trim(),
      )
      .join('\n');
  return wordsIn(block.words);
}

/** Every run of words in a block. */
export function runsOf(block: RichBlock<unknown>): readonly RichWords[] {
  if (block.is === 'file') return [];
  return block.is === 'table' ? block.rows.flatMap((row) => row.map(({ words }) => words)) : [block.words];
}

/** The document with other files in their places; those for which there is none (`null`) go. */
export const withFiles = <From, To extends {} | number | string>(
  { version, blocks }: RichDocument<From>,
  toFile: (file: From) => To | null,
): RichDocument<To> => ({
  version,
  blocks: blocks.flatMap((block): RichBlock<To>[] => {
    if (block.is !== 'file') return [block];
    const file = toFile(block.file);
    return file === null ? [] : [{ ...block, file }];
  }),
});
