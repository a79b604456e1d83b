import { brandColours } from '../../content/brand-colours.ts';
import { sampleGlow, sampleShapes, sampleSize } from '../planner/sample-picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface GlowProps {
  readonly id: string;
  /** Strength of the light on the wall next to the display, up to 1. */
  readonly share: number;
}

/** The gradient for the light that a drawn display casts on its surroundings. */
export function SampleGlow({ id, share }: GlowProps) {
  return (
    <radialGradient id={id}>
      <stop offset="0.3" stopColor={sampleGlow} stopOpacity={share} />
      <stop offset="1" stopColor={sampleGlow} stopOpacity="0" />
    </radialGradient>
  );
}

interface Props extends Size {
  /** Prefix of the ids of its gradients and patterns. */
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Size of a cabinet. */
  readonly cabinet: Size;
  /** Width of the line between two cabinets. */
  readonly seam: number;
}

/** A drawn display with its picture and the edges of its cabinets. */
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
