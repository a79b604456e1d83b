import { coarserPitchMillimetres } from '../../planner/cabinet.ts';
import { distanceUnit, toMillimetres } from '../../planner/length.ts';
import type { Wall } from '../../planner/measure-wall.ts';
import { acuityMetres } from '../../planner/viewing.ts';
import { useSite } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData, Variant } from './load.ts';

/** The room from above, to scale: the display, the distance from which its picture is smooth, and the viewers. */
export function RoomDrawing({
  variant,
  wall,
  data,
}: {
  readonly variant: Variant;
  readonly wall: Wall;
  readonly data: PlannerData;
}) {
  const site = useSite();
  const { t } = site;
  const { distance } = lengthsIn(site, data.plan.unit);
  const { plan } = data;
  const metresOf = (value: number | null) =>
    value === null ? null : toMillimetres(value, distanceUnit(plan.unit)) / 1000;
  const smooth = acuityMetres(coarserPitchMillimetres(variant.cabinet));
  const viewers = [
    { word: 'drawingNear', metres: metresOf(plan.nearest) },
    { word: 'drawingFar', metres: metresOf(plan.farthest) },
  ] as const;
  const depth = Math.max(smooth, ...viewers.map(({ metres }) => metres ?? 0)) * 1.15;
  const across = wall.widthMillimetres / 1000;
  const width = Math.max(across * 1.2, depth * 1.6);
  const letter = width / 34;
  const height = depth + letter * 2;
  const middle = width / 2;
  return (
    <svg className="room-drawing" role="img" aria-label={t('drawingPlan')} viewBox={`0 0 ${width} ${height}`}>
      <rect className="drawn-air" width={width} height={height} />
      <rect className="drawn-smooth" y={smooth + letter} width={width} height={height - smooth - letter} />
      <rect className="drawn-display" x={middle - across / 2} y={letter * 0.6} width={across} height={letter * 0.4} />
      <g className="drawn-words" fontSize={letter} textAnchor="middle">
        <text x={width * 0.22} y={smooth + letter * 2.2}>
          {t('drawingSmooth', { distance: distance(smooth) })}
        </text>
        {viewers.map(
          ({ word, metres }) =>
            metres !== null && (
              <g key={word}>
                <circle className="drawn-viewer" cx={middle} cy={metres + letter} r={letter * 0.45} />
                <text x={middle + width * 0.24} y={metres + letter * 1.35}>
                  {t(word, { distance: distance(metres) })}
                </text>
              </g>
            ),
        )}
      </g>
    </svg>
  );
}
