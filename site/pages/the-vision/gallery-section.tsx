import { useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { altOf } from '../../media/media.ts';
import { Picture } from '../../sections/picture.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import type { Landing } from './load.ts';

const sizes = '(min-width: 1320px) 650px, (min-width: 640px) 48vw, 100vw';

/**
 * Close-up pictures of the display, each with its caption or alternative text, and the spec sheet. Renders nothing
 * without text, pictures and spec sheet.
 */
export function GallerySection({ landing }: { readonly landing: Landing }) {
  const { t, upload, language } = useSite();
  const id = useId();
  const { galleryTitle, galleryText, gallery, specsheet } = landing;
  if (galleryText.text === '' && gallery.length === 0 && specsheet === null) return null;
  return (
    <section id="gallery" className="section container-site" aria-labelledby={id}>
      <div className="landing-gallery-head">
        <div>
          <h2 className="heading-2" id={id}>
            {galleryTitle.text === '' ? t('gallery') : <LocalizedText text={galleryTitle} />}
          </h2>
          <Prose text={galleryText} className="mt-4 max-w-2xl text-lg whitespace-pre-line text-mist" deeper={1} />
        </div>
        {specsheet !== null && (
          <a className="button-quiet" href={upload(specsheet)} type="application/pdf" download>
            <Icon name="download" className="me-3 size-4" />
            {t('downloadSpec')}
          </a>
        )}
      </div>
      <ul className="landing-gallery">
        {gallery.map(({ key, image, caption }) => (
          <li key={key}>
            <Picture
              media={image}
              sizes={sizes}
              box={{ ratio: 3 / 2 }}
              {...(caption.text === '' && { alt: '' })}
              className="landing-gallery-picture"
            />
            {image !== null && (
              <p className="landing-gallery-words">
                {caption.text === '' ? altOf(image, language) : <LocalizedText text={caption} />}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
