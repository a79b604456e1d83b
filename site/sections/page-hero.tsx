import type { ReactNode } from 'react';
import type { Media, Text } from '../../fields/field.ts';
import { classNames } from '../../ui/class-names.ts';
import { isVideo } from '../media/media.ts';
import type { ProductHotspot } from '../media/product-hotspots.ts';
import { Picture } from './picture.tsx';
import { PictureHotspots } from './picture-hotspots.tsx';

/** As the style sheet cuts it; lengths in `rem` are those of Arabic pages, whose letters are larger. */
const framingBehind = {
  sizes: '(min-width: 768px) 100vw, 100vw',
  box: { height: 'clamp(31.9rem, 76vh, 53rem)', onPhones: 'clamp(13.9rem, 31vh, 27.6rem)' },
} as const;

/** The same where the picture stands beside the words: the narrower box shows a product whole. */
const framingBeside = { ...framingBehind, sizes: '(min-width: 1024px) 70vw, 100vw' } as const;

/** The same above a form, whose first fields it leaves on the first screen. */
const framingLow = {
  sizes: '(min-width: 1024px) 62vw, 100vw',
  box: { height: 'clamp(19.2rem, 46vh, 29.8rem)', onPhones: 'clamp(8.5rem, 20vh, 14.9rem)' },
} as const;

/** A title longer than this, in UTF-16 units, is set smaller, so that picture and button stay on the first screen. */
const longTitle = 43;

/** The size of a hero's title by how long it is. */
export const titleClass = ({ text }: Text): string =>
  text.length > longTitle ? 'hero-title hero-title-long' : 'hero-title';

/** The same picture for paper: small, since printers get each of its pixels, and fetched when somebody prints. */
function PrintedPicture({ media }: { readonly media: Media | null }) {
  if (media === null || isVideo(media)) return null;
  return (
    <div className="printed-picture">
      <Picture media={media} sizes="18rem" alt="" />
    </div>
  );
}

interface Props {
  readonly media: Media | null;
  /** Where there is room the picture stands beside the words and fades out towards them, rather than behind them. */
  readonly isBeside?: boolean;
  /** Lower, above a form; only beside the words. */
  readonly isLow?: boolean;
  readonly className?: string;
  /** What the picture shows, named upon it. */
  readonly hotspots?: readonly ProductHotspot[];
  readonly children: ReactNode;
}

/** The large picture at the top of an inner page, and its words. */
export function PageHero({ media, isBeside = false, isLow = false, className, hotspots = [], children }: Props) {
  const framing = isLow ? framingLow : isBeside ? framingBeside : framingBehind;
  return (
    <div className={classNames('page-hero', isBeside && 'page-hero-beside', isLow && 'page-hero-low', className)}>
      <Picture media={media} {...framing} loading="first" className="hero-picture" alt="" />
      <div className="hero-scrim" aria-hidden="true" />
      <PrintedPicture media={media} />
      <div className="page-hero-words container-site">{children}</div>
      <PictureHotspots media={media} box={framing.box} hotspots={hotspots} className="hero-marks" />
    </div>
  );
}
