import { useId } from 'react';
import { coarserPitchMillimetres } from '../../planner/cabinet.ts';
import type { Wall } from '../../planner/measure-wall.ts';
import { acuityMetres, coneSlope } from '../../planner/viewing.ts';
import { useSite } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData, Variant } from './load.ts';

interface Props {
  readonly variant: Variant;
  readonly wall: Wall;
  readonly data: PlannerData;
}

/**
 * The room from above, to scale: the display, the cone from which both of its edges are seen well, the distance from
 * which its picture is smooth, and the viewers.
 */
export function RoomDrawing({ variant, wall, data }: Props) {
  const site = useSite();
  const { t } = site;
  const { distance } = lengthsIn(site, data.plan.unit);
  const id = useId();
  const smooth = acuityMetres(coarserPitchMillimetres(variant.cabinet));
  const viewers = [
    { word: 'drawingNear', metres: data.nearestMetres },
    { word: 'drawingFar', metres: data.farthestMetres },
  ] as const;
  const depth = Math.max(smooth, ...viewers.map(({ metres }) => metres ?? 0)) * 1.2;
  const across = wall.widthMillimetres / 1000;
  const width = Math.max(across * 1.5, depth * 2.2);
  const letter = width / 36;
  const front = letter * 1.2;
  const height = depth + front;
  const middle = width / 2;
  // A viewer nearer than the tip does not see both edges well.
  const tip = across / 2 / coneSlope;
  const spread = Math.max(0, depth - tip) * coneSlope;
  const cone = `M${middle} ${front + tip}L${middle + spread} ${height}H${middle - spread}z`;
  return (
    <svg className="room-drawing" role="img" aria-label={t('drawingPlan')} viewBox={`0 0 ${width} ${height}`}>
      <defs>
        <clipPath id={`${id}-cone`}>
          <path d={cone} />
        </clipPath>
      </defs>
      <rect className="room-floor" width={width} height={height} />
      <path className="room-cone" d={cone} />
      <rect
        className="room-smooth"
        clipPath={`url(#${id}-cone)`}
        y={front + smooth}
        width={width}
        height={Math.max(0, height - front - smooth)}
      />
      <rect className="room-display" x={middle - across / 2} y={letter * 0.6} width={across} height={letter * 0.5} />
      <path className="room-line" strokeWidth={letter / 12} d={`M0 ${front + smooth}H${width}`} />
      <g className="drawn-words" fontSize={letter} textAnchor="middle">
        <text x={width * 0.16} y={front + smooth - letter * 0.5}>
          {t('drawingSmooth', { distance: distance(smooth) })}
        </text>
        {viewers.map(
          ({ word, metres }) =>
            metres !== null && (
              <g key={word}>
                <ellipse className="room-viewer" cx={middle} cy={front + metres} rx={letter * 0.9} ry={letter * 0.4} />
                <circle className="room-viewer" cx={middle} cy={front + metres} r={letter * 0.45} />
                <text x={middle + width * 0.2} y={front + metres + letter * 0.35}>
                  {t(word, { distance: distance(metres) })}
                </text>
              </g>
            ),
        )}
      </g>
    </svg>
  );
}
