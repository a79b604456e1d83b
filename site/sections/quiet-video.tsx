import type { Media } from '../../fields/field.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { altOf, stillAddress } from '../media.ts';
import { useSite } from '../site-context.ts';

interface Props {
  readonly media: Media;
  /** Overrides the file's own words; empty where the words beside it say the same. */
  readonly alt: string | undefined;
  readonly className: string;
}

/**
 * A looping, silent video that plays while it can be seen and can be stopped. Nothing of it is fetched before;
 * without scripts it has the browser's own controls.
 */
export function QuietVideo({ media, alt, className }: Props) {
  const site = useSite();
  const { say, upload, language } = site;
  return (
    <quiet-video data-paused="">
      <video
        src={upload(media)}
        poster={media.poster === null ? undefined : stillAddress(site, media.poster)}
        className={className}
        width={media.width ?? undefined}
        height={media.height ?? undefined}
        aria-label={alt ?? altOf(media, language)}
        muted
        loop
        playsInline
        controls
        preload="none"
        data-place={media.place}
      />
      <button
        type="button"
        className="round-button quiet-video-button"
        data-pause-label={say('pauseVideo')}
        data-play-label={say('playSilentVideo')}
        hidden
      >
        <Glyph name="pause" className="size-5 when-playing" />
        <Glyph name="play" className="size-5 when-paused" />
      </button>
    </quiet-video>
  );
}
