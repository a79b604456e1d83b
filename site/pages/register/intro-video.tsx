import type { Media } from '../../../fields/field.ts';
import { Glyph } from '../../../ui/glyph.tsx';
import { altOf } from '../../media.ts';
import { useSite } from '../../site-context.ts';

/** Milliseconds between the end of the film and its removal, while it fades. */
const fade = 800;

/** A silent film before the form. Nothing of it is fetched before it is shown; without scripts it is not there. */
export function IntroVideo({ media }: { readonly media: Media }) {
  const { say, upload, language } = useSite();
  return (
    <intro-video fade={fade}>
      <dialog className="intro" aria-label={say('introTitle')}>
        <video
          className="intro-film"
          data-src={upload(media)}
          width={media.width ?? undefined}
          height={media.height ?? undefined}
          aria-label={altOf(media, language)}
          muted
          playsInline
          preload="none"
        />
        <div className="intro-controls">
          <button type="button" className="button-quiet" data-close>
            {say('skipIntro')}
          </button>
          <button type="button" className="round-button" aria-label={say('close')} data-close>
            <Glyph name="close" className="size-5" />
          </button>
        </div>
      </dialog>
    </intro-video>
  );
}
