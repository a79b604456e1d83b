import { sampleColours, sampleGlow } from '../planner/sample-colours.ts';

interface Props {
  /** The beginning of the ids under which a drawing uses them: `-picture` and `-glow`. */
  readonly id: string;
  /** How much of the light lies on the wall right beside the display, up to 1. */
  readonly glow: number;
}

/** What a drawn display shows, and the light that it throws on its wall. */
export function SamplePaint({ id, glow }: Props) {
  return (
    <>
      <linearGradient id={`${id}-picture`} x1="0" y1="0" x2="1" y2="1">
        {sampleColours.map(([offset, colour]) => (
          <stop key={offset} offset={offset} stopColor={colour} />
        ))}
      </linearGradient>
      <radialGradient id={`${id}-glow`}>
        <stop offset="0.3" stopColor={sampleGlow} stopOpacity={glow} />
        <stop offset="1" stopColor={sampleGlow} stopOpacity="0" />
      </radialGradient>
    </>
  );
}
