import type { productCards } from '../../content/collections/index.ts';
import type { View } from '../../content/model/collection.ts';
import type { Media, Text } from '../../fields/field.ts';
import { itemLink, leadsHere } from '../links/item-link.ts';
import type { Site } from '../render/site-context.ts';

/** What most groups of the inner pages are made of. */
export interface Card {
  readonly id: number;
  readonly title: Text;
  readonly text: Text;
  readonly picture: Media | null;
  /** Where it leads; `null` for nowhere. */
  readonly address: string | null;
}

/** A record of the shape that nearly every section has. */
export type Item = Omit<View<typeof productCards>, 'parentId' | 'updatedAt' | 'fallback'>;

export const toCard = ({ id, title, text, path, icon }: Item): Card => ({
  id,
  title,
  text,
  picture: icon,
  address: itemLink(path, title.text),
});

/** True for a card that has something to show: words or a picture of its own. */
export const isFilled = ({ title, text, picture }: Pick<Card, 'title' | 'text' | 'picture'>): boolean =>
  title.text !== '' || text.text !== '' || picture !== null;

/** A card's address as this page links to it; `null` when it leads nowhere, or only to the page it stands on. */
export const leadOf = (
  { path, href }: Pick<Site, 'path' | 'href'>,
  { address }: Pick<Card, 'address'>,
): string | null => (address === null || leadsHere(address, path) ? null : href(address));
