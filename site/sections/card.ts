import type { productCards } from '../../content/collections/index.ts';
import type { View } from '../../content/model/collection.ts';
import type { Media, Text } from '../../fields/field.ts';
import { itemLink, leadsHere } from '../links/item-link.ts';
import type { Site } from '../render/site-context.ts';

/** The data of most groups of the inner pages. */
export interface Card {
  readonly id: number;
  readonly title: Text;
  readonly text: Text;
  readonly picture: Media | null;
  /** The link; `null` for none. */
  readonly address: string | null;
}

/** A record with the fields that nearly every section has. */
export type Item = Omit<View<typeof productCards>, 'parentId' | 'updatedAt' | 'fallback'>;

export const toCard = ({ id, title, text, path, icon }: Item): Card => ({
  id,
  title,
  text,
  picture: icon,
  address: itemLink(path, title.text),
});

/** True if a card has a title, a text or a picture. */
export const isFilled = ({ title, text, picture }: Pick<Card, 'title' | 'text' | 'picture'>): boolean =>
  title.text !== '' || text.text !== '' || picture !== null;

/** A card's link in this page; `null` without a link, or if it leads to this page itself. */
export const leadOf = (
  { path, href }: Pick<Site, 'path' | 'href'>,
  { address }: Pick<Card, 'address'>,
): string | null => (address === null || leadsHere(address, path) ? null : href(address));
