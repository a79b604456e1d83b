import type { Media } from '../../fields/field.ts';
import type { PicturePoint } from '../../fields/frame-shape.ts';
import { frameOf } from '../media/covering-sizes.ts';
import { altOf, isVideo, pointIn } from '../media/media.ts';
import { type Framing, namePicture } from '../media/picture-sources.ts';
import { useSite } from '../render/site-context.ts';
import { phones } from '../render/window-widths.ts';
import { Loop } from './loop.tsx';
import { QuietVideo } from './quiet-video.tsx';

interface Props extends Framing {
  readonly media: Media | null;
  /**
   * `first`: the large picture at the top, with high priority; `eager`: at once; `behind`: at once, with low priority;
   * `lazy`: when it comes near the viewport.
   */
  readonly loading?: 'first' | 'eager' | 'behind' | 'lazy';
  /** Overrides the file's alternative text; empty if the text beside it says the same. */
  readonly alt?: string;
  readonly className?: string;
  /** The files of the picture's loop. */
  readonly loop?: readonly (Media | null)[];
}

const positionOf = ({ x, y }: PicturePoint): string =>
  `object-position:${Math.round(x * 100)}% ${Math.round(y * 100)}%`;

/**
 * A class for a picture that has another focal point in this crop; its rules override those of the general focal point.
 */
function useCropClass(media: Media, { box, onPhones }: Framing): string {
  const { style } = useSite();
  const { id, crops = {} } = media;
  const frame = frameOf(box);
  const [own, there] = [frame && crops[frame], onPhones && crops[onPhones]];
  if (own === undefined && there === undefined) return '';
  const name = `m${id}-${frame ?? ''}${onPhones ?? ''}`;
  const shown = `:is(img,video).${name}`;
  const onPhone = onPhones === undefined ? '' : `@media ${phones}{${shown}{${positionOf(pointIn(media, onPhones))}}}`;
  style.add(`${shown}{${positionOf(pointIn(media, frame))}}${onPhone}`);
  return name;
}

/** Classes with the picture's own rules: its placeholder and its focal points. */
function usePictureClass(media: Media, framing: Framing, isSeenLoading: boolean): string {
  const { style } = useSite();
  const { x, y } = media.focalPoint;
  const rules = [
    media.placeholder === null || !isSeenLoading ? '' : `background:url(${media.placeholder}) center/cover`,
    x === 0.5 && y === 0.5 ? '' : positionOf(media.focalPoint),
  ].filter((rule) => rule !== '');
  const name = rules.length === 0 ? '' : `m${media.id}`;
  if (name !== '') style.add(`.${name}{${rules.join(';')}}`);
  return `${name} ${useCropClass(media, framing)}`;
}

const priorities = { first: 'high', eager: undefined, behind: 'low', lazy: undefined } as const;

function Image({
  media,
  loading = 'lazy',
  alt,
  className = '',
  loop = [],
  ...framing
}: Props & { readonly media: Media }) {
  const site = useSite();
  // Browsers fetch lazy pictures long before they are visible, and placeholders would be an eighth of a page's
  // compressed size. Lazy pictures of full width do get one: they are slides, which may become visible sooner.
  const own = usePictureClass(media, framing, loading !== 'lazy' || framing.onPhones !== undefined);
  const { sources, still } = namePicture(site, media, framing);
  const classes = `${own} ${className}`.trim().replace(/ +/g, ' ');
  return (
    <>
      <picture>
        {sources.map(({ media: windows, sizes, type, srcSet }) => (
          <source key={srcSet} media={windows} sizes={sizes} type={type} srcSet={srcSet} />
        ))}
        <img
          src={site.upload(media)}
          srcSet={still}
          alt={alt ?? altOf(media, site.language)}
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          className={classes || undefined}
          data-place={media.place}
          fetchPriority={priorities[loading]}
          loading={loading === 'lazy' ? 'lazy' : undefined}
        />
      </picture>
      <Loop files={loop} className={classes} />
    </>
  );
}

/** A picture or a looping silent video, depending on the file; a neutral surface without a file. */
export function Picture(props: Props) {
  const { t } = useSite();
  const { media, alt, className = '' } = props;
  if (media === null) {
    return <span className={`picture-missing ${className}`} role="img" aria-label={t('noPicture')} />;
  }
  if (!isVideo(media)) return <Image {...props} media={media} />;
  return <QuietVideo media={media} alt={alt} className={className} />;
}
