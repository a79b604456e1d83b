import { useId } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { altOf } from '../../media/media.ts';
import { Picture } from '../../sections/picture.tsx';
import { Prose } from '../../sections/rich-text.tsx';
import { LocalizedText } from '../../sections/localized-text.tsx';
import { useSite } from '../../render/site-context.ts';
import { DayAndNight } from './day-and-night.tsx';
import type { Landing } from './load.ts';

const sizes = '(min-width: 1416px) 650px, (min-width: 640px) 48vw, 100vw';

/** What happens from the order to the first evening. */
function Timeline({ steps }: Pick<Landing, 'steps'>) {
  const { t } = useSite();
  if (steps.length === 0) return null;
  return (
    <>
      <h3 className="heading-3 landing-part-title">{t('visionSteps')}</h3>
      <ol className="landing-steps">
        {steps.map(({ key, time, title, text }) => (
          <li key={key}>
            <p className="landing-steps-time">
              <LocalizedText text={time} />
            </p>
            <h4>
              <LocalizedText text={title} />
            </h4>
            <p>
              <LocalizedText text={text} />
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/**
 * Close-up pictures of the display, each with its caption or alternative text, the spec sheet, one place by day and at
 * night, and the timeline of its installation. Renders nothing without any of them.
 */
export function GallerySection({ landing }: { readonly landing: Landing }) {
  const { t, upload, language } = useSite();
  const id = useId();
  const { galleryTitle, galleryText, gallery, day, night, steps, specsheet } = landing;
  const isEmpty = galleryText.text === '' && gallery.length === 0 && steps.length === 0 && specsheet === null;
  if (isEmpty && (day === null || night === null)) return null;
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
      <DayAndNight day={day} night={night} />
      <Timeline steps={steps} />
    </section>
  );
}
