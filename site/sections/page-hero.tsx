import type { ReactNode } from 'react';
import type { Media } from '../../fields/field.ts';
import { Picture } from './picture.tsx';

/** On a phone the picture is cut at its sides, so it is drawn wider than the screen. */
const sizes = '(min-width: 768px) 100vw, 140vw';

/** What the head of a page says about its hero's picture, so that it is fetched first. */
export const preloadOf = (media: Media | null | undefined) => (media ? { media, sizes } : undefined);

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
