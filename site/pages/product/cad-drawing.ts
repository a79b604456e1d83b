import type { OfferedCabinet } from '../planner/offered-cabinet.ts';

type Panel = Pick<OfferedCabinet, 'widthMillimetres' | 'heightMillimetres' | 'widthPixels' | 'heightPixels'>;
type Point = readonly [x: number, y: number];

/** Millimetres, as fractions of the height of the smallest panel. */
const shares = { letter: 0.06, offset: 0.14, gap: 0.6 } as const;

/** A group code with its value, on two lines. */
const pair = (code: number, value: string | number): string => `${code}\n${value}`;

const head = (entity: string, layer: string): readonly string[] => [pair(0, entity), pair(8, layer)];

const at = ([x, y]: Point, index = 0): readonly string[] => [pair(10 + index, x), pair(20 + index, y)];

const line = (layer: string, from: Point, to: Point) => [...head('LINE', layer), ...at(from), ...at(to, 1)];

/** A text whose middle is at a point. Turned ones read from below to above. */
const label = (layer: string, middle: Point, height: number, words: string, isTurned = false) => [
  ...head('TEXT', layer),
  ...at(middle),
  pair(40, height),
  pair(1, words),
  pair(50, isTurned ? 90 : 0),
  pair(72, 1),
  ...at(middle, 1),
  pair(73, 2),
];

const inMillimetres = (millimetres: number): string => String(Math.round(millimetres * 100) / 100);

/** The outline of a panel with both dimensions and its resolution; its lower left corner is at `x`. */
function toEntities(
  { widthMillimetres, heightMillimetres, widthPixels, heightPixels }: Panel,
  x: number,
  unit: number,
) {
  const [left, right, top] = [x, x + widthMillimetres, heightMillimetres];
  const [letter, offset] = [unit * shares.letter, unit * shares.offset];
  const middle = left + widthMillimetres / 2;
  const tick = letter / 2;
  return [
    line('OUTLINE', [left, 0], [right, 0]),
    line('OUTLINE', [right, 0], [right, top]),
    line('OUTLINE', [right, top], [left, top]),
    line('OUTLINE', [left, top], [left, 0]),
    line('DIMENSIONS', [left, -offset], [right, -offset]),
    line('DIMENSIONS', [left, -offset - tick], [left, -offset + tick]),
    line('DIMENSIONS', [right, -offset - tick], [right, -offset + tick]),
    label('DIMENSIONS', [middle, -offset - letter], letter, inMillimetres(widthMillimetres)),
    line('DIMENSIONS', [left - offset, 0], [left - offset, top]),
    line('DIMENSIONS', [left - offset - tick, 0], [left - offset + tick, 0]),
    line('DIMENSIONS', [left - offset - tick, top], [left - offset + tick, top]),
    label('DIMENSIONS', [left - offset - letter, top / 2], letter, inMillimetres(heightMillimetres), true),
    label('TEXT', [middle, top / 2], letter, `${widthPixels} x ${heightPixels} px`),
  ].flat();
}

/**
 * The front views of panels side by side at true size in millimetres, as DXF of release 12, which every CAD program
 * reads. Its texts are figures only: that release has no Arabic.
 */
export function toCadDrawing(panels: readonly Panel[]): string {
  const unit = Math.min(...panels.map(({ heightMillimetres }) => heightMillimetres));
  let x = 0;
  const entities = panels.flatMap((panel) => {
    const ofPanel = toEntities(panel, x, unit);
    x += panel.widthMillimetres + unit * shares.gap;
    return ofPanel;
  });
  const section = (name: string, pairs: readonly string[]) => [
    pair(0, 'SECTION'),
    pair(2, name),
    ...pairs,
    pair(0, 'ENDSEC'),
  ];
  return [
    ...section('HEADER', [pair(9, '$ACADVER'), pair(1, 'AC1009')]),
    ...section('ENTITIES', entities),
    pair(0, 'EOF'),
    '',
  ].join('\n');
}
