import type { Media } from '../../fields/field.ts';
import { directionOf } from '../../language/languages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { type CropBox, frameOf } from '../media/covering-sizes.ts';
import { pointIn } from '../media/media.ts';
import type { ProductHotspot } from '../media/product-hotspots.ts';
import { useSite } from '../render/site-context.ts';
import { LocalizedText } from './localized-text.tsx';

/** Before here, in percent of the width, a name has no room to the left of its dot, and as far from the right none to its right. */
const room = 30;

interface Props {
  /** The picture below. */
  readonly media: Media | null;
  /** The box that both fill. */
  readonly box: CropBox;
  readonly hotspots: readonly ProductHotspot[];
  readonly className?: string;
}

/**
 * The products that a picture shows, named where they stand. A box cuts its picture as `object-fit: cover` and the
 * picture's focal point tell; the style sheet lays an area as large as the whole picture into the same place.
 */
export function PictureHotspots({ media, box, hotspots, className }: Props) {
  const { t, link, style, language } = useSite();
  if (media === null || media.width === null || media.height === null || hotspots.length === 0) return null;
  const frame = frameOf(box);
  const { x: across, y: down } = pointIn(media, frame);
  const isReadFromRight = directionOf(language) === 'rtl';
  // Its arrow leads away from the dot.
  const endsAt = (across: number): boolean => (isReadFromRight ? across >= room : across > 100 - room);
  const area = `marks${media.id}-${frame}`;
  style.add(`.${area}{--ratio:${media.width / media.height};--across:${across};--down:${down}}`);
  return (
    <div className={classNames('picture-marks', area, className)}>
      <ul aria-label={t('productsUsed')}>
        {hotspots.map(({ key, x, y, product: { id, name } }) => {
          const place = `at${x}-${y}`.replaceAll('.', '_');
          style.add(`.${place}{inset:${y}% auto auto ${x}%}`);
          return (
            <li key={key} className={`picture-mark ${place}`} data-ends={endsAt(x) ? '' : undefined}>
              <a href={link('product', { id, name: name.text })}>
                <span className="picture-mark-name" dir={directionOf(language)}>
                  <LocalizedText text={name} />
                  <Icon name="arrow" className="picture-mark-sign" />
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
