import type { QuotationContent, QuotationSeller } from './quotation.ts';
import { unprintableIn } from './unprintable.ts';

const customerTexts = ['name', 'company', 'email', 'phone', 'address', 'vatNumber'] as const;
const itemTexts = ['title', 'detail', 'unit'] as const;

export type PrintedText =
  | 'subject'
  | 'note'
  | 'delivery'
  | 'terms'
  | 'bank'
  | 'seller'
  | (typeof customerTexts)[number]
  | (typeof itemTexts)[number];

/** A text with characters that no font of the PDF has. */
export interface UnprintablePart {
  readonly text: PrintedText;
  /** The index of the item that it belongs to, from 0. */
  readonly item: number | null;
  readonly characters: readonly string[];
}

/** The texts of a quotation, also while its numbers are still being edited. */
export type PrintedTexts = Pick<QuotationContent, 'customer' | 'subject' | 'note' | 'delivery' | 'terms' | 'bank'> & {
  readonly items: readonly Pick<QuotationContent['items'][number], (typeof itemTexts)[number]>[];
};

const partOf = (text: PrintedText, written: string, item: number | null = null): readonly UnprintablePart[] => {
  const characters = unprintableIn(written);
  return characters.length === 0 ? [] : [{ text, item, characters }];
};

/**
 * Returns the texts of a quotation that its PDF cannot show completely, in the order of the form, those of the seller
 * last.
 */
export const unprintableParts = (texts: PrintedTexts, seller?: QuotationSeller): readonly UnprintablePart[] => [
  ...customerTexts.flatMap((name) => partOf(name, texts.customer[name])),
  ...partOf('subject', texts.subject),
  ...partOf('note', texts.note),
  ...texts.items.flatMap((item, index) => itemTexts.flatMap((name) => partOf(name, item[name], index))),
  ...partOf('delivery', texts.delivery),
  ...partOf('terms', texts.terms),
  ...partOf('bank', texts.bank),
  ...(seller === undefined ? [] : partOf('seller', Object.values(seller).join('\n'))),
];
