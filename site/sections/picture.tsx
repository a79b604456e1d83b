import type { Media } from '../../fields/field.ts';
import { altOf, isVideo } from '../media.ts';
import { type Framing, pictureSources } from '../picture-sources.ts';
import { useSite } from '../site-context.ts';
import { QuietVideo } from './quiet-video.tsx';

interface Props extends Framing {
  readonly media: Media | null;
  /** `first`: the large picture at the top, before anything else; `eager`: at once; otherwise when it comes near. */
  readonly loading?: 'first' | 'eager' | 'lazy';
  /** Overrides the file's own words; empty where the words beside it say the same. */
  readonly alt?: string;
  readonly className?: string;
}

/**
 * A class whose rules hold what is the picture's own: its placeholder, where it may be seen, and the point that crops keep
 * in view.
 */
function usePictureClass(media: Media, isSeenLoading: boolean): string {
  const { style } = useSite();
  const { x, y } = media.focalPoint;
  const rules = [
    media.placeholder === null || !isSeenLoading ? '' : `background:url(${media.placeholder}) center/cover`,
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

function Image({ media, loading = 'lazy', alt, className = '', ...framing }: Props & { readonly media: Media }) {
  const site = useSite();
  // Browsers fetch lazy pictures long before they come into view, and placeholders would be an eighth of what a page
  // weighs when it is packed. Those that fill the screen are slides, which may be turned to sooner.
  const own = usePictureClass(media, loading !== 'lazy' || framing.onPhones !== undefined);
  return (
    <picture>
      {pictureSources(site, media, framing).map((source) => (
        <source key={source.srcSet} {...source} />
      ))}
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
