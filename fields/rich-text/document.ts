/** Version of the document format. Documents of another version are refused. */
export const richVersion = 1;

/** The direction of a block, if it differs from that of its first strong character. */
export type BlockDirection = 'ltr' | 'rtl';

/** A run of text with the same formatting. A line break within a block is `\n`. */
export interface RichSpan {
  readonly text: string;
  readonly bold?: true;
  readonly italic?: true;
  /** An internal path or an `https://` address, as in the field type `link`; or `mailto:` or `tel:`. */
  readonly link?: string;
}

export type RichWords = readonly RichSpan[];

interface Worded {
  readonly words: RichWords;
  readonly dir?: BlockDirection;
}

export interface RichCell {
  readonly words: RichWords;
  /** True for the header cell of a row or column. */
  readonly head?: true;
  readonly dir?: BlockDirection;
}

export type RichItem = Worded & {
  readonly is: 'item';
  readonly list: 'bullets' | 'numbers';
  /** Nesting depth of its list, from 0. */
  readonly level: number;
  /** The number at which its list starts. Without a value, the numbering continues. */
  readonly start?: number;
};

/** A picture or a video of the media library. */
export interface RichFile<File> {
  readonly is: 'file';
  readonly file: File;
  /** Alternative text in this place; if empty, that of the media library applies. */
  readonly alt: string;
  readonly caption: string;
}

export interface RichTable {
  readonly is: 'table';
  readonly rows: readonly (readonly RichCell[])[];
  readonly dir?: BlockDirection;
}

/**
 * Blocks are a flat sequence: adjacent items form a list, adjacent quotes one quotation. So nesting is limited to what
 * is rendered.
 */
export type RichBlock<File> =
  | (Worded & { readonly is: 'paragraph' | 'quote' })
  | (Worded & { readonly is: 'heading'; readonly level: 2 | 3 | 4 })
  | RichItem
  | RichFile<File>
  | RichTable;

/** A formatted text in one language. Files are ids in storage and stored names in the API. */
export interface RichDocument<File> {
  readonly version: typeof richVersion;
  readonly blocks: readonly RichBlock<File>[];
}

/** Limits of a document: far more than texts need, and small enough to be processed at once. */
export const richLimits = { blocks: 1000, spans: 1000, level: 3, rows: 100, cells: 12, words: 500, link: 500 } as const;

export const wordsIn = (words: RichWords): string => words.map(({ text }) => text).join('');

/** The plain text of a block, with one line for each of its lines. */
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

/** All runs of text in a block. */
export function runsOf(block: RichBlock<unknown>): readonly RichWords[] {
  if (block.is === 'file') return [];
  return block.is === 'table' ? block.rows.flatMap((row) => row.map(({ words }) => words)) : [block.words];
}

/** Replaces the files of a document; a file that maps to `null` is removed. */
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
