import type { Media } from '../../fields/field.ts';
import { directionOf } from '../../language/languages.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { type CropBox, frameOf } from '../media/covering-sizes.ts';
import { pointIn } from '../media/media.ts';
import type { ProductHotspot } from '../media/product-hotspots.ts';
import { useSite } from '../render/site-context.ts';
import { LocalizedText } from './localized-text.tsx';

/**
 * In percent of the width: closer to the left edge than this there is no room for a name left of its dot, and closer to
 * the right edge none right of it.
 */
const room = 30;

interface Props {
  /** The picture under the hotspots. */
  readonly media: Media | null;
  /** The box of both. */
  readonly box: CropBox;
  readonly hotspots: readonly ProductHotspot[];
  readonly className?: string;
}

/**
 * The products in a picture as named hotspots. A box crops its picture by `object-fit: cover` and the focal point; the
 * stylesheet puts an area of the size of the whole picture in the same place.
 */
export function PictureHotspots({ media, box, hotspots, className }: Props) {
  const { t, link, style, language } = useSite();
  if (media === null || media.width === null || media.height === null || hotspots.length === 0) return null;
  const frame = frameOf(box);
  const { x: across, y: down } = pointIn(media, frame);
  const isReadFromRight = directionOf(language) === 'rtl';
  // The arrow of the name points away from the dot.
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
