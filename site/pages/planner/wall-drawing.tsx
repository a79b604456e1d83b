import { brandColours } from '../../../content/brand-colours.ts';
import { washedOut } from '../../planner/light.ts';
import { car, person, personHeight, sofa } from '../../planner/outlines.ts';
import { places } from '../../planner/places.ts';
import type { Wall } from '../../planner/measure-wall.ts';
import { SamplePaint } from '../../sections/sample-paint.tsx';
import { useId, useSite } from '../../site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData, Variant } from './load.ts';

/** At least so much room for the person. */
const personRoom = 1300;
const edge = 500;
/** Where nobody said how large the wall is, so much of it is drawn around the display. */
const around = 700;
/** Beside the display, as shares of a letter: how far its measures are drawn from it, and how long their ends are. */
const measureAt = 0.4;
const measureEnd = 0.18;
/** The lower edge of a display hangs no lower than this where the wall is high enough. */
const usualSill = 800;

interface Scene {
  /** The height of its words. */
  readonly letter: number;
  readonly width: number;
  readonly height: number;
  readonly wall: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly display: { readonly x: number; readonly y: number };
}

/** Where everything stands, in millimetres from the upper left. */
function toScene(wall: Wall, space: PlannerData['space']): Scene {
  const width = Math.max(space?.widthMillimetres ?? 0, wall.widthMillimetres + (space === null ? 2 * around : 0));
  const least = space === null ? wall.heightMillimetres + 2 * around : space.heightMillimetres;
  const height = Math.max(least, wall.heightMillimetres);
  const letter = width / 26;
  const top = Math.max(edge, letter * 1.6);
  const sceneHeight = Math.max(height, personHeight + letter) + top;
  const below = Math.max((height - wall.heightMillimetres) / 2, Math.min(usualSill, height - wall.heightMillimetres));
  return {
    letter,
    width: width + Math.max(personRoom, letter * 4.5) + edge,
    height: sceneHeight + edge,
    wall: { x: edge, y: sceneHeight - height, width, height },
    display: {
      x: edge + (width - wall.widthMillimetres) / 2,
      y: sceneHeight - below - wall.heightMillimetres,
    },
  };
}

/** The display on its wall to scale, and beside it a person; its cabinets are drawn, its light follows the datasheet. */
export function WallDrawing({
  variant,
  wall,
  data,
}: {
  readonly variant: Variant;
  readonly wall: Wall;
  readonly data: PlannerData;
}) {
  const site = useSite();
  const { say } = site;
  const { length } = lengthsIn(site, data.plan.unit);
  const id = useId();
  const { cabinet, grid } = variant;
  const scene = toScene(wall, data.space);
  const { widthMillimetres, heightMillimetres } = wall;
  const place = places[data.plan.place];
  const { letter } = scene;
  const floor = scene.wall.y + scene.wall.height;
  const personAt = (scene.wall.x + scene.wall.width + scene.width) / 2;
  const other = place.isOutdoor ? { path: car, width: 4500, height: 1450 } : { path: sofa, width: 2600, height: 850 };
  const sill = floor - scene.display.y - heightMillimetres;
  const [left, top] = [scene.display.x, scene.display.y];
  const [above, beside, end] = [top - letter * measureAt, left - letter * measureAt, letter * measureEnd];
  return (
    <svg
      className="wall-drawing"
      role="img"
      aria-label={say('drawingLabel', {
        name: cabinet.name.text,
        width: length(widthMillimetres),
        height: length(heightMillimetres),
      })}
      viewBox={`0 0 ${Math.round(scene.width)} ${Math.round(scene.height)}`}
    >
      <defs>
        <SamplePaint id={id} glow={0.55} />
        <pattern
          id={`${id}-cabinets`}
          width={cabinet.widthMillimetres}
          height={cabinet.heightMillimetres}
          patternUnits="userSpaceOnUse"
          x={scene.display.x}
          y={scene.display.y}
        >
          <path
            d={`M0 0H${cabinet.widthMillimetres}V${cabinet.heightMillimetres}`}
            fill="none"
            stroke={brandColours.ink}
            strokeOpacity="0.4"
            strokeWidth={scene.width / 700}
          />
        </pattern>
      </defs>
      <rect className="drawn-air" width={scene.width} height={scene.height} />
      <rect className="drawn-wall" {...scene.wall} />
      <rect className="drawn-floor" y={floor} width={scene.width} height={scene.height - floor} />
      {/* Its light falls on the wall alone. */}
      <svg {...scene.wall} className="drawn-light">
        <ellipse
          className="drawn-glow"
          cx={left + widthMillimetres / 2 - scene.wall.x}
          cy={top + heightMillimetres / 2 - scene.wall.y}
          rx={widthMillimetres * 0.85}
          ry={heightMillimetres * 0.95}
          fill={`url(#${id}-glow)`}
          opacity={Math.min(1, Math.log10(cabinet.nits) / 4)}
        />
      </svg>
      <g transform={`translate(${scene.display.x} ${scene.display.y})`}>
        <rect width={widthMillimetres} height={heightMillimetres} fill={`url(#${id}-picture)`} />
        <rect
          className="drawn-day"
          width={widthMillimetres}
          height={heightMillimetres}
          opacity={washedOut(cabinet.nits, place.least)}
        />
      </g>
      {grid.columns * grid.rows > 1 && (
        <rect
          x={scene.display.x}
          y={scene.display.y}
          width={widthMillimetres}
          height={heightMillimetres}
          fill={`url(#${id}-cabinets)`}
        />
      )}
      {scene.wall.width > other.width * 1.4 && sill > other.height && (
        <path
          className="drawn-thing"
          d={other.path}
          transform={`translate(${scene.wall.x + other.width * 0.6} ${floor + edge * 0.35}) scale(10)`}
        />
      )}
      <path className="drawn-person" d={person} transform={`translate(${personAt} ${floor + edge * 0.2}) scale(10)`} />
      <path
        className="drawn-measures"
        strokeWidth={letter / 18}
        d={
          `M${left} ${above - end}v${end * 2}m0 ${-end}h${widthMillimetres}m0 ${-end}v${end * 2}` +
          `M${beside - end} ${top}h${end * 2}m${-end} 0v${heightMillimetres}m${-end} 0h${end * 2}`
        }
      />
      <g className="drawn-words" fontSize={letter} textAnchor="middle">
        <text x={personAt} y={floor - personHeight - letter * 0.4}>
          {say('drawingPerson')}
        </text>
        <text x={left + widthMillimetres / 2} y={top - letter * 0.8}>
          {length(widthMillimetres)}
        </text>
        <text transform={`translate(${left - letter * 0.8} ${top + heightMillimetres / 2}) rotate(-90)`}>
          {length(heightMillimetres)}
        </text>
      </g>
    </svg>
  );
}
