import type { Media, Text } from '../../fields/field.ts';
import type { Framing } from '../media/picture-sources.ts';
import { Picture } from './picture.tsx';
import { LocalizedText } from './localized-text.tsx';

interface Props {
  readonly media: Media | null;
  /** `null` for a banner without texts. */
  readonly headline: Text | null;
  readonly text?: Text | undefined;
  /** Set if the page's stylesheet crops it otherwise. */
  readonly framing?: Framing;
}

/** As the stylesheet crops it. Lengths in `rem` are those of Arabic pages, which have a larger font size. */
const edgeToEdge: Framing = {
  sizes: '100vw',
  box: { height: 'max(23.4rem, min(56.25vw, 90vh, 63.8rem))' },
  onPhones: 'even',
};

/** The large text of a banner without a picture. */
function WordsAlone({ headline, text }: Pick<Props, 'text'> & { readonly headline: Text }) {
  return (
    <div className="section container-site words-alone">
      <h2 className="heading-1">
        <LocalizedText text={headline} />
      </h2>
      {text !== undefined && text.text !== '' && (
        <p>
          <LocalizedText text={text} />
        </p>
      )}
    </div>
  );
}

/** A video or a picture of full width with a short text on it. Renders nothing without both. */
export function MediaBanner({ media, headline, text, framing = edgeToEdge }: Props) {
  if (media === null)
    return headline === null || headline.text === '' ? null : <WordsAlone headline={headline} text={text} />;
  return (
    <figure className="media-banner">
      <Picture media={media} {...framing} className="media-banner-picture" />
      {headline !== null && (
        <figcaption className="media-banner-words container-site">
          <h2 className="heading-2">
            <LocalizedText text={headline} />
          </h2>
          {text !== undefined && text.text !== '' && (
            <p className="mt-3 max-w-2xl text-lg">
              <LocalizedText text={text} />
            </p>
          )}
        </figcaption>
      )}
    </figure>
  );
}
