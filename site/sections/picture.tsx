import type { Media } from '../../fields/field.ts';
import { type CropBox, coveringSizes } from '../covering-sizes.ts';
import { altOf, isVideo, srcSet, stillAddress } from '../media.ts';
import { useSite } from '../site-context.ts';
import { QuietVideo } from './quiet-video.tsx';

interface Props {
  readonly media: Media | null;
  /** How wide the picture is shown, as the `sizes` of an image. */
  readonly sizes: string;
  /** The box that cuts it, where it has not the picture's own shape; `sizes` is then how wide the box is. */
  readonly box?: CropBox;
  /** The widest variant that is ever needed, in pixels; small pictures on a page need not name the large ones. */
  readonly widest?: number;
  /** `first`: the large picture at the top, before anything else; `eager`: at once; otherwise when it comes near. */
  readonly loading?: 'first' | 'eager' | 'lazy';
  /** Overrides the file's own words; empty where the words beside it say the same. */
  readonly alt?: string;
  readonly className?: string;
}

/** A class whose rules hold what is the picture's own: its placeholder and the point that crops keep in view. */
function usePictureClass(media: Media): string {
  const { style } = useSite();
  const { x, y } = media.focalPoint;
  const rules = [
    media.placeholder === null ? '' : `background:url(${media.placeholder}) center/cover`,
    x === 0.5 && y === 0.5 ? '' : `object-position:${Math.round(x * 100)}% ${Math.round(y * 100)}%`,
  ].filter((rule) => rule !== '');
  if (rules.length === 0) return '';
  style.add(`.m${media.id}{${rules.join(';')}}`);
  return `m${media.id}`;
}

const fetching = {
  first: { fetchPriority: 'high' },
  eager: {},
  lazy: { loading: 'lazy', decoding: 'async' },
} as const;

function Image({
  media,
  sizes: boxSizes,
  box,
  widest,
  loading = 'lazy',
  alt,
  className = '',
}: Props & { readonly media: Media }) {
  const site = useSite();
  const own = usePictureClass(media);
  const set = srcSet(site, media, 'avif', widest);
  const sizes = box === undefined ? boxSizes : coveringSizes(boxSizes, box, media);
  return (
    <picture>
      {set !== '' && (
        <>
          <source type="image/avif" srcSet={set} sizes={sizes} />
          {/* For the few browsers that know no AVIF: one size of a sensible width. */}
          <source type="image/webp" srcSet={stillAddress(site, media, widest)} />
        </>
      )}
      <img
        src={site.upload(media)}
        alt={alt ?? altOf(media, site.language)}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        className={`${own} ${className}`.trim() || undefined}
        {...fetching[loading]}
      />
    </picture>
  );
}

/** A picture or a looping, silent video, whichever the file is; a quiet surface where there is none yet. */
export function Picture(props: Props) {
  const { say } = useSite();
  const { media, alt, className = '' } = props;
  if (media === null) {
    return <span className={`picture-missing ${className}`} role="img" aria-label={say('noPicture')} />;
  }
  if (!isVideo(media)) return <Image {...props} media={media} />;
  return <QuietVideo media={media} alt={alt} className={className} />;
}
