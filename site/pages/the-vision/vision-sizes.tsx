import { visionId } from '../../../content/collections/products.ts';
import { isolate } from '../../../language/bidi.ts';
import { person, personHeight, sofa } from '../../planner/outlines.ts';
import { wideScreenOf } from '../../planner/wide-screen.ts';
import { useSite } from '../../site-context.ts';
import { lengthsIn } from '../planner/lengths-in.ts';
import type { LandingData } from './load.ts';
import { type VisionSize, visionSizes } from './size.ts';
import style from './vision-sizes.css?inline';

/** Of the room, in millimetres: the person stands at the edge, and all displays begin beside him. */
const room = {
  width: 8500,
  height: 4950,
  floor: 4600,
  ceiling: 3000,
  sill: 600,
  display: 1500,
  person: 800,
  sofa: 2900,
};
const letter = 300;

/** What is shown where nobody has chosen yet. */
const usual: VisionSize = '178';

/** All sizes in one corner, to scale; the style shows the one that is chosen. */
function Room() {
  const { say } = useSite();
  const ceiling = room.floor - room.ceiling;
  return (
    <svg
      className="vision-room"
      role="img"
      aria-label={say('sizesDrawing')}
      viewBox={`0 0 ${room.width} ${room.height}`}
    >
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
      <rect className="vision-floor" y={room.floor} width={room.width} height={room.height - room.floor} />
      <path className="vision-ceiling" d={`M0 ${ceiling}H${room.width}`} />
      <text className="vision-words" x={room.width - letter / 2} y={ceiling - letter * 0.4} textAnchor="end">
        {isolate(say('sizesCeiling'))}
      </text>
      <ellipse className="vision-glow" cx={3500} cy={2900} rx={4800} ry={3400} fill="url(#vision-glow)" />
      <g className="vision-displays">
        {visionSizes.toReversed().map((size) => {
          const { widthMillimetres, heightMillimetres } = wideScreenOf(Number(size));
          return (
            <rect
              key={size}
              className={`vision-display vision-display-${size}`}
              data-size={size}
              x={room.display}
              y={Math.round(room.floor - room.sill - heightMillimetres)}
              width={Math.round(widthMillimetres)}
              height={Math.round(heightMillimetres)}
              fill="url(#vision-light)"
            />
          );
        })}
      </g>
      <path className="vision-thing" d={sofa} transform={`translate(${room.sofa} ${room.floor + 180}) scale(10)`} />
      <path className="vision-thing" d={person} transform={`translate(${room.person} ${room.floor + 120}) scale(10)`} />
      <text className="vision-words" x={room.person} y={room.floor - personHeight} textAnchor="middle">
        {isolate(say('drawingPerson'))}
      </text>
    </svg>
  );
}

/**
 * The sizes of the series beside what everybody knows: chosen by radio buttons, or dragged where scripts run. Sending
 * one leads to the form for a quote, with the size in it. A wall is no text: it does not turn with the language.
 */
export function VisionSizes({ wanted, size }: Pick<LandingData, 'wanted' | 'size'>) {
  const site = useSite();
  const { say, link } = site;
  const lengths = lengthsIn(site, 'm');
  site.style.add(style);
  return (
    <size-choice>
      <form className="vision-choice" action={`${link('vision')}#ask`} aria-label={say('sizesLabel')}>
        {wanted !== null && <input type="hidden" name="content" value={wanted} />}
        <Room />
        <fieldset className="vision-track">
          <legend className="vision-hint">{say('sizesHint')}</legend>
          {visionSizes.map((each) => {
            const { widthMillimetres, heightMillimetres } = wideScreenOf(Number(each));
            return (
              <label key={each} className="vision-step">
                <input type="radio" name="size" value={each} defaultChecked={each === (size ?? usual)} />
                <span>{say('sizeInches', { size: each })}</span>
                <span className="vision-metres">{lengths.size(widthMillimetres, heightMillimetres)}</span>
              </label>
            );
          })}
        </fieldset>
        <div className="vision-ways">
          <button className="button">{say('sendSize')}</button>
          <a className="more-link" href={link('planner', {}, new URLSearchParams({ product: String(visionId) }))}>
            {say('planWithIt')}
          </a>
        </div>
      </form>
    </size-choice>
  );
}
