import type { ReactNode } from 'react';
import type { Media, Text } from '../../fields/field.ts';
import { classNames } from '../../ui/class-names.ts';
import { isVideo } from '../media/media.ts';
import type { ProductHotspot } from '../media/product-hotspots.ts';
import { Picture } from './picture.tsx';
import { PictureHotspots } from './picture-hotspots.tsx';

/** As the stylesheet crops it. Lengths in `rem` are those of Arabic pages, which have a larger font size. */
const framingBehind = {
  sizes: '(min-width: 768px) 100vw, 100vw',
  box: { height: 'clamp(31.9rem, 76vh, 53rem)', onPhones: 'clamp(13.9rem, 31vh, 27.6rem)' },
} as const;

/** Framing for a picture beside the text: the narrower box shows a product whole. */
const framingBeside = { ...framingBehind, sizes: '(min-width: 1024px) 70vw, 100vw' } as const;

/** Framing above a form: low enough that its first fields are on the first screen. */
const framingLow = {
  sizes: '(min-width: 1024px) 62vw, 100vw',
  box: { height: 'clamp(19.2rem, 46vh, 29.8rem)', onPhones: 'clamp(8.5rem, 20vh, 14.9rem)' },
} as const;

/**
 * A longer title, in UTF-16 code units, gets a smaller font size, so that picture and button stay on the first screen.
 */
const longTitle = 43;

/** The class for the font size of a hero's title, by its length. */
export const titleClass = ({ text }: Text): string =>
  text.length > longTitle ? 'hero-title hero-title-long' : 'hero-title';

/** The same picture for print: small, because printers receive each of its pixels, and fetched only for printing. */
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
  /** The files of the picture's loop. */
  readonly loop?: readonly (Media | null)[] | undefined;
  /** On wide windows the picture is beside the text and fades out towards it, instead of being behind it. */
  readonly isBeside?: boolean;
  /** A lower picture, above a form; only with `isBeside`. */
  readonly isLow?: boolean;
  readonly className?: string;
  /** Hotspots on the picture. */
  readonly hotspots?: readonly ProductHotspot[];
  readonly children: ReactNode;
}

/** The large picture at the top of an inner page, with its text. */
export function PageHero({
  media,
  loop = [],
  isBeside = false,
  isLow = false,
  className,
  hotspots = [],
  children,
}: Props) {
  const framing = isLow ? framingLow : isBeside ? framingBeside : framingBehind;
  return (
    <div className={classNames('page-hero', isBeside && 'page-hero-beside', isLow && 'page-hero-low', className)}>
      <Picture media={media} loop={loop} {...framing} loading="first" className="hero-picture" alt="" />
      <div className="hero-scrim" aria-hidden="true" />
      <PrintedPicture media={media} />
      <div className="page-hero-words container-site">{children}</div>
      <PictureHotspots media={media} box={framing.box} hotspots={hotspots} className="hero-marks" />
    </div>
  );
}
