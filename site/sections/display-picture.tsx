import { brandColours } from '../../content/brand-colours.ts';
import { sampleGlow, sampleShapes, sampleSize } from '../planner/sample-picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface GlowProps {
  readonly id: string;
  /** How much of the light lies on the wall right beside the display, up to 1. */
  readonly share: number;
}

/** The light that a drawn display throws on what is around it, to be filled with. */
export function SampleGlow({ id, share }: GlowProps) {
  return (
    <radialGradient id={id}>
      <stop offset="0.3" stopColor={sampleGlow} stopOpacity={share} />
      <stop offset="1" stopColor={sampleGlow} stopOpacity="0" />
    </radialGradient>
  );
}

interface Props extends Size {
  /** The beginning of the ids of what it is painted with. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** What it is built of. */
  readonly cabinet: Size;
  /** How wide the line between two cabinets is. */
  readonly seam: number;
}

/** A drawn display with its picture, and upon it the edges of its cabinets. */
export function DisplayPicture({ id, x, y, width, height, cabinet, seam }: Props) {
  return (
    <svg x={x} y={y} width={width} height={height}>
      <defs>
        {sampleShapes.map(({ from, to, colours }, index) => (
          <linearGradient
            key={index}
            id={`${id}-${index}`}
            gradientUnits="userSpaceOnUse"
            x1="0"
            x2="0"
            y1={from}
            y2={to}
          >
            {colours.map(([at, colour]) => (
              <stop key={at} offset={at} stopColor={colour} />
            ))}
          </linearGradient>
        ))}
        <pattern id={`${id}-cabinets`} {...cabinet} patternUnits="userSpaceOnUse">
          <path
            d={`M0 0H${cabinet.width}V${cabinet.height}`}
            fill="none"
            stroke={brandColours.ink}
            strokeOpacity="0.3"
            strokeWidth={seam}
          />
        </pattern>
      </defs>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${sampleSize.width} ${sampleSize.height}`}
        preserveAspectRatio="xMidYMid slice"
      >
        {sampleShapes.map(({ path }, index) => (
          <path key={index} d={path} fill={`url(#${id}-${index})`} />
        ))}
      </svg>
      <rect width={width} height={height} fill={`url(#${id}-cabinets)`} />
    </svg>
  );
}
