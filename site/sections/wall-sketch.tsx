import { person } from '../planner/outlines.ts';
import { useId } from '../site-context.ts';
import { SamplePaint } from './sample-paint.tsx';

/** A display of nine by five cabinets on its wall, in centimetres from the upper left. */
const display = { x: 110, y: 70, width: 450, height: 250 };
const cabinet = 50;

/** What the planner draws, as a picture of it: a display on its wall at night, and somebody before it. */
export function WallSketch() {
  const id = useId();
  return (
    <svg className="wall-sketch" viewBox="0 0 780 450" aria-hidden="true">
      <defs>
        <SamplePaint id={id} glow={0.4} />
        <pattern
          id={`${id}-cabinets`}
          width={cabinet}
          height={cabinet}
          patternUnits="userSpaceOnUse"
          x={display.x}
          y={display.y}
        >
          <path d={`M0 0H${cabinet}V${cabinet}`} className="sketch-line" />
        </pattern>
      </defs>
      <path className="sketch-wall" d="M35 20h600v400h-600z" />
      <path className="sketch-floor" d="M0 420h780v30h-780z" />
      <ellipse cx="335" cy="195" rx="335" ry="195" fill={`url(#${id}-glow)`} />
      <rect {...display} fill={`url(#${id}-picture)`} />
      <rect {...display} fill={`url(#${id}-cabinets)`} />
      <path className="sketch-person" d={person} transform="translate(705 430)" />
    </svg>
  );
}
