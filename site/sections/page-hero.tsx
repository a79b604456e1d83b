import type { ReactNode } from 'react';
import type { Media, Text } from '../../fields/field.ts';
import { Picture } from './picture.tsx';

/** On a phone the picture is cut at its sides, so it is drawn wider than the screen. */
const sizes = '(min-width: 768px) 100vw, 140vw';

/** What the head of a page says about its hero's picture, so that it is fetched first. */
export const preloadOf = (media: Media | null | undefined) => (media ? { media, sizes } : undefined);

/** A title longer than this, in UTF-16 units, is set smaller, so that picture and button stay on the first screen. */
const longTitle = 36;

/** The size of a hero's title by how long it is. */
export const titleClass = ({ text }: Text): string =>
  text.length > longTitle ? 'hero-title hero-title-long' : 'hero-title';

/** The large picture at the top of an inner page, and the words upon it. */
export function PageHero({ media, children }: { readonly media: Media | null; readonly children: ReactNode }) {
  return (
    <div className="page-hero">
      <Picture media={media} sizes={sizes} loading="first" className="hero-picture" alt="" />
      <div className="hero-scrim" aria-hidden="true" />
      <div className="page-hero-words container-site">{children}</div>
    </div>
  );
}
