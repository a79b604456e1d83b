import { useId } from 'react';
import { isolate } from '../../language/bidi.ts';
import { formatDecimal } from '../../language/format.ts';
import { person } from '../planner/outlines.ts';
import { useSite } from '../render/site-context.ts';
import { DisplayPicture, SampleGlow } from './display-picture.tsx';

/**
 * Centimetres from the upper left corner: the wall between ceiling and floor, and a display of eight by eight cabinets.
 */
const room = { width: 820, height: 460, ceiling: 30, floor: 420 };
const display = { x: 110, y: 90, width: 480, height: 270 };
const middle = { x: display.x + display.width / 2, y: display.y + display.height / 2 };
const personAt = 705;

/** An illustration of what the planner draws: a display to scale in its room at night, with a person beside it. */
export function WallSketch() {
  const { t, language } = useSite();
  const id = useId();
  const metres = (centimetres: number) => isolate(`${formatDecimal(centimetres / 100, language, 1)} ${t('sign-m')}`);
  const wall = { width: room.width, height: room.floor - room.ceiling };
  const floor = { width: room.width, height: room.height - room.floor };
  return (
    <svg className="wall-sketch" viewBox={`0 0 ${room.width} ${room.height}`} aria-hidden="true">
      <defs>
        <SampleGlow id={`${id}-glow`} share={0.5} />
      </defs>
      <rect className="sketch-ceiling" width={room.width} height={room.ceiling} />
      {/* The light is clipped to the wall and to the floor in front of it. */}
      <svg className="sketch-wall" y={room.ceiling} {...wall}>
        <rect {...wall} />
        <ellipse cx={middle.x} cy={middle.y - room.ceiling} rx="420" ry="270" fill={`url(#${id}-glow)`} />
      </svg>
      <svg className="sketch-floor" y={room.floor} {...floor}>
        <rect {...floor} />
        <ellipse cx={middle.x} rx="400" ry={floor.height * 3} fill={`url(#${id}-glow)`} opacity="0.6" />
      </svg>
      <DisplayPicture id={id} {...display} cabinet={{ width: 60, height: 33.75 }} seam={1} />
      <path className="sketch-person" d={person} transform={`translate(${personAt} ${room.floor})`} />
      <path
        className="sketch-measures"
        d={`M${display.x} 74v12m0-6h${display.width}m0-6v12M94 ${display.y}h12m-6 0v${display.height}m-6 0h12`}
      />
      <g className="sketch-words" fontSize="28" textAnchor="middle">
        <text x={middle.x} y="62">
          {metres(display.width)}
        </text>
        <text transform={`translate(80 ${middle.y}) rotate(-90)`}>{metres(display.height)}</text>
        <text x={personAt} y={room.floor - 186}>
          {t('drawingPerson')}
        </text>
      </g>
    </svg>
  );
}
