import type { ReactNode } from 'react';
import type { Media } from '../../../fields/field.ts';
import { heroFraming, PrintedPicture } from '../../sections/page-hero.tsx';
import { Picture } from '../../sections/picture.tsx';

/** As the style sheet cuts it: beside the words where there is room, above them elsewhere. */
const framing = {
  ...heroFraming,
  sizes: '(min-width: 1024px) 74vw, 100vw',
  box: { ...heroFraming.box, onPhones: 'clamp(13.9rem, 31vh, 27.6rem)' },
};

/** What begins About. The words stand beside the picture, so that nothing needs to dim it. */
export function AboutHero({ picture, children }: { readonly picture: Media | null; readonly children: ReactNode }) {
  return (
    <div className="page-hero about-hero">
      <Picture media={picture} {...framing} loading="first" className="hero-picture" alt="" />
      <PrintedPicture media={picture} />
      <div className="page-hero-words container-site">{children}</div>
    </div>
  );
}
