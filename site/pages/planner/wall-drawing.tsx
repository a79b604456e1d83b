import { useId } from 'react';
import { washedOut } from '../../planner/light.ts';
import type { Wall } from '../../planner/measure-wall.ts';
import { car, person, personHeight, seats, sofa } from '../../planner/outlines.ts';
import { venues } from '../../planner/venues.ts';
import { DisplayPicture, SampleGlow } from '../../sections/display-picture.tsx';
import { useSite } from '../../render/site-context.ts';
import { lengthsIn } from './lengths-in.ts';
import type { PlannerData, Variant } from './load.ts';

/** Least width for the person, in millimetres. */
const personRoom = 1300;
const edge = 500;
/** Width of the wall drawn around the display if the size of the wall is unknown. */
const around = 700;
/**
 * Offsets of dimension lines, their end marks and their labels, as fractions of the font size. Text grows upwards from
 * its baseline, so a label after the line needs a larger offset than one before it.
 */
const measures = { line: 0.4, end: 0.18, before: 1, behind: 1.85 } as const;
/** Highest position of the display's lower edge, if the wall is high enough. */
const usualSill = 800;
/** Space above the display for ventilation and mounting, if there is enough. */
const usualGap = 200;
/** A wall that is larger than the display by less than this gets no dimension line. */
const leastMeasured = 10;

/** Outlines of objects in front of a wall, with their sizes. */
const things = {
  sofa: { path: sofa, width: 2600, height: 850 },
  seats: { path: seats, width: 3000, height: 850 },
  car: { path: car, width: 4500, height: 1450 },
} as const;

interface Scene {
  /** Font size of the labels. */
  readonly letter: number;
  readonly width: number;
  readonly height: number;
  readonly floor: number;
  readonly wall: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly display: { readonly x: number; readonly y: number };
}

/** The layout of the drawing, in millimetres from the upper left corner. */
function toScene(wall: Wall, space: PlannerData['space']): Scene {
  const width = Math.max(space?.widthMillimetres ?? 0, wall.widthMillimetres + (space === null ? 2 * around : 0));
  const least = space === null ? wall.heightMillimetres + 2 * around : space.heightMillimetres;
  const height = Math.max(least, wall.heightMillimetres);
  const letter = width / 26;
  const margin = Math.max(edge, letter * 2.6);
  const floor = Math.max(height, personHeight + letter) + margin;
  const rest = height - wall.heightMillimetres;
  const below = Math.max(rest / 2, Math.min(usualSill, rest - usualGap));
  return {
    letter,
    width: margin + width + Math.max(personRoom, letter * 5) + edge,
    height: floor + margin,
    floor,
    wall: { x: margin, y: floor - height, width, height },
    display: {
      x: margin + (width - wall.widthMillimetres) / 2,
      y: floor - below - wall.heightMillimetres,
    },
  };
}

/** A dimension line between two points, with its label beside it. */
function Measure({
  from: [x, y],
  across = 0,
  down = 0,
  side,
  wordsAt = 0.5,
  letter,
  words,
}: {
  readonly from: readonly [x: number, y: number];
  readonly across?: number;
  readonly down?: number;
  /** Whether the line is before (-1) or after (1) the measured edge. */
  readonly side: -1 | 1;
  /** Position of the label along the line, from 0 to 1. */
  readonly wordsAt?: number;
  readonly letter: number;
  readonly words: string;
}) {
  const end = letter * measures.end;
  const isDown = down > 0;
  const line = side * letter * measures.line;
  const at = side * letter * (side < 0 ? measures.before : measures.behind);
  return (
    <>
      <path
        className="drawn-measures"
        strokeWidth={letter / 18}
        d={
          isDown
            ? `M${x + line - end} ${y}h${end * 2}m${-end} 0v${down}m${-end} 0h${end * 2}`
            : `M${x} ${y + line - end}v${end * 2}m0 ${-end}h${across}m0 ${-end}v${end * 2}`
        }
      />
      <text
        transform={
          isDown
            ? `translate(${x + at} ${y + down * wordsAt}) rotate(-90)`
            : `translate(${x + across * wordsAt} ${y + at})`
        }
      >
        {words}
      </text>
    </>
  );
}

/**
 * The display on its wall to scale, with a person beside it. The drawing shows the cabinets, and light according to the
 * brightness in the datasheet.
 */
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
  const { t } = site;
  const { length } = lengthsIn(site, data.plan.unit);
  const id = useId();
  const { cabinet, grid } = variant;
  const scene = toScene(wall, data.space);
  const { widthMillimetres, heightMillimetres } = wall;
  const { isOutdoor, least } = venues[data.plan.place];
  const { letter, floor } = scene;
  const wallEnd = scene.wall.x + scene.wall.width;
  // Right of the dimension line for the height of the wall.
  const personAt = (wallEnd + letter + scene.width) / 2;
  const thing = things[isOutdoor ? 'car' : data.plan.place === 'hall' ? 'seats' : 'sofa'];
  const [left, top] = [scene.display.x, scene.display.y];
  const middle = left + widthMillimetres / 2;
  const sill = floor - top - heightMillimetres;
  const light = Math.min(1, Math.log10(cabinet.nits) / 4);
  return (
    <svg
      className="wall-drawing"
      role="img"
      aria-label={t('drawingLabel', {
        name: cabinet.name.text,
        width: length(widthMillimetres),
        height: length(heightMillimetres),
      })}
      viewBox={`0 0 ${Math.round(scene.width)} ${Math.round(scene.height)}`}
    >
      <defs>
        <SampleGlow id={`${id}-glow`} share={0.55} />
      </defs>
      <rect className="drawn-air" width={scene.width} height={scene.height} />
      {!isOutdoor && <rect className="drawn-ceiling" width={scene.width} height={scene.wall.y} />}
      <rect className="drawn-wall" {...scene.wall} />
      <rect className="drawn-floor" y={floor} width={scene.width} height={scene.height - floor} />
      {/* The light of the display falls on the wall, and faintly on the floor in front of it. */}
      <svg {...scene.wall} className="drawn-light">
        <ellipse
          className="drawn-glow"
          cx={middle - scene.wall.x}
          cy={top + heightMillimetres / 2 - scene.wall.y}
          rx={widthMillimetres * 0.85}
          ry={heightMillimetres * 0.95}
          fill={`url(#${id}-glow)`}
          opacity={light}
        />
      </svg>
      <svg y={floor} width={scene.width} height={scene.height - floor} className="drawn-light">
        <ellipse
          className="drawn-glow"
          cx={middle}
          rx={widthMillimetres * 0.8}
          ry={(scene.height - floor) * 3}
          fill={`url(#${id}-glow)`}
          opacity={light * 0.6}
        />
      </svg>
      <DisplayPicture
        id={id}
        x={left}
        y={top}
        width={widthMillimetres}
        height={heightMillimetres}
        cabinet={{ width: cabinet.widthMillimetres, height: cabinet.heightMillimetres }}
        seam={grid.columns * grid.rows > 1 ? scene.width / 700 : 0}
      />
      <rect
        className="drawn-day"
        {...scene.display}
        width={widthMillimetres}
        height={heightMillimetres}
        opacity={washedOut(cabinet.nits, least)}
      />
      {scene.wall.width > thing.width * 1.4 && sill > thing.height && (
        <path className="drawn-thing" d={thing.path} transform={`translate(${middle} ${floor}) scale(10)`} />
      )}
      <path className="drawn-person" d={person} transform={`translate(${personAt} ${floor}) scale(10)`} />
      <g className="drawn-words" fontSize={letter} textAnchor="middle">
        <Measure
          from={[left, top]}
          across={widthMillimetres}
          side={-1}
          letter={letter}
          words={length(widthMillimetres)}
        />
        <Measure
          from={[left, top]}
          down={heightMillimetres}
          side={-1}
          letter={letter}
          words={length(heightMillimetres)}
        />
        {data.space !== null && scene.wall.width - widthMillimetres > leastMeasured && (
          <Measure
            from={[scene.wall.x, floor]}
            across={scene.wall.width}
            side={1}
            letter={letter}
            words={length(scene.wall.width)}
          />
        )}
        {data.space !== null && scene.wall.height - heightMillimetres > leastMeasured && (
          <Measure
            from={[wallEnd, scene.wall.y]}
            down={scene.wall.height}
            side={1}
            wordsAt={0.25}
            letter={letter}
            words={length(scene.wall.height)}
          />
        )}
        <text x={personAt} y={floor - personHeight - letter * 0.5}>
          {t('drawingPerson')}
        </text>
      </g>
    </svg>
  );
}
