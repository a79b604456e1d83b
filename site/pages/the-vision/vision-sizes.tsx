import { Fragment } from 'react';
import { visionId } from '../../../content/collections/products.ts';
import { isolate } from '../../../language/bidi.ts';
import { Island } from '../../islands/island.tsx';
import { SizeChoice } from '../../islands/size-choice.tsx';
import { person, personHeight, sofa } from '../../planner/outlines.ts';
import { wideScreenOf } from '../../planner/wide-screen.ts';
import { useSite } from '../../render/site-context.ts';
import { lengthsIn } from '../planner/lengths-in.ts';
import type { Landing, LandingData } from './load.ts';
import { PriceNotes, SizePrice } from './size-prices.tsx';
import style from './vision-sizes.css?inline';

/**
 * Dimensions of the room in millimetres. The person is at its edge, all displays begin to the right of the person, and
 * the sofa is in front of the middle of the 178 inch display.
 */
const room = { ceiling: 3000, sill: 600, display: 2000, person: 800, sofa: 3970 };
const letter = 300;
/** Least distance between a display and the ceiling or the floor. */
const rim = 60;

/**
 * Height of a display's lower edge above the floor: the usual height, or lower if the display does not fit below the
 * ceiling.
 */
const sillOf = (height: number): number => Math.max(rim, Math.min(room.sill, room.ceiling - rim - height));

/** The size of the drawing: enough for a display of 295 inches, or for a larger one of the series. */
function extentFor(sizes: readonly number[]) {
  const { widthMillimetres, heightMillimetres } = wideScreenOf(Math.max(...sizes));
  const floor = Math.max(4600, Math.ceil(sillOf(heightMillimetres) + heightMillimetres + letter));
  return { width: Math.max(9000, Math.ceil(room.display + widthMillimetres + letter)), height: floor + 350, floor };
}

/** All sizes at the same corner, to scale. The stylesheet shows the chosen one. */
function Room({ sizes }: Pick<LandingData, 'sizes'>) {
  const { t } = useSite();
  const { width, height, floor } = extentFor(sizes);
  const ceiling = floor - room.ceiling;
  return (
    <svg className="vision-room" role="img" aria-label={t('sizesDrawing')} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <radialGradient id="vision-light" className="vision-light" cx="0" cy="1" r="1.1">
          <stop offset="0" />
          <stop offset="0.45" />
          <stop offset="1" />
        </radialGradient>
        <radialGradient id="vision-glow" className="vision-halo">
          <stop offset="0.3" />
          <stop offset="0.65" />
          <stop offset="1" />
        </radialGradient>
      </defs>
      <rect className="vision-floor" y={floor} width={width} height={height - floor} />
      <path className="vision-ceiling" d={`M0 ${ceiling}H${width}`} />
      <text className="vision-words" x={room.display / 2} y={ceiling - letter * 0.6} textAnchor="middle">
        {isolate(t('sizesCeiling'))}
      </text>
      <ellipse className="vision-glow" cx={3500} cy={2900} rx={4800} ry={3400} fill="url(#vision-glow)" />
      <g className="vision-displays">
        {sizes.toReversed().map((size) => {
          const { widthMillimetres, heightMillimetres } = wideScreenOf(size);
          return (
            <rect
              key={size}
              className={`vision-display vision-display-${size}`}
              data-size={size}
              x={room.display}
              y={Math.round(floor - sillOf(heightMillimetres) - heightMillimetres)}
              width={Math.round(widthMillimetres)}
              height={Math.round(heightMillimetres)}
              fill="url(#vision-light)"
            />
          );
        })}
      </g>
      <path className="vision-thing" d={sofa} transform={`translate(${room.sofa} ${floor + 180}) scale(10)`} />
      <path className="vision-thing" d={person} transform={`translate(${room.person} ${floor + 120}) scale(10)`} />
      <text className="vision-words" x={room.person} y={floor - personHeight} textAnchor="middle">
        {isolate(t('drawingPerson'))}
      </text>
    </svg>
  );
}

/** The rule that lights the chosen display. */
const litRule = (sizes: readonly number[]): string =>
  `${sizes.map((size) => `.vision-choice:has([value="${size}"]:checked) .vision-display-${size}`).join()}{fill-opacity:1;stroke:var(--glow-heart)}`;

/**
 * The sizes of the series beside familiar objects, with their prices. The visitor chooses a size by radio button or, with scripts, by
 * dragging. Submitting leads to the quote form with that size. The drawing is not mirrored in right-to-left languages.
 */
export function VisionSizes({
  wanted,
  sizes,
  size,
  prices,
  priceTerms,
}: Pick<LandingData, 'wanted' | 'sizes' | 'size'> & Pick<Landing, 'prices' | 'priceTerms'>) {
  const site = useSite();
  const { t, link } = site;
  const lengths = lengthsIn(site, 'm');
  site.style.add(style);
  site.style.add(litRule(sizes));
  // The initial choice.
  const chosen = size ?? sizes[Math.floor(sizes.length / 2)];
  return (
    <Island
      name="sizes"
      of={SizeChoice}
      data={{ action: `${link('vision')}#ask`, label: t('sizesLabel') }}
      slots={[
        <Room key="room" sizes={sizes} />,
        <Fragment key="sizes">
          {wanted !== null && <input type="hidden" name="content" value={wanted} />}
          <legend className="vision-hint">{t('sizesHint')}</legend>
          {sizes.map((each) => {
            const { widthMillimetres, heightMillimetres } = wideScreenOf(each);
            return (
              <label key={each} className="vision-step">
                <input type="radio" name="size" value={each} defaultChecked={each === chosen} />
                <span>{t('sizeInches', { size: each })}</span>
                <span className="vision-metres">{lengths.size(widthMillimetres, heightMillimetres)}</span>
                <SizePrice size={each} prices={prices} />
              </label>
            );
          })}
        </Fragment>,
        <Fragment key="ways">
          <PriceNotes sizes={sizes} prices={prices} priceTerms={priceTerms} />
          <button className="button-quiet">{t('sendSize')}</button>
          <a className="more-link" href={link('planner', {}, new URLSearchParams({ product: String(visionId) }))}>
            {t('planWithIt')}
          </a>
        </Fragment>,
      ]}
    />
  );
}
