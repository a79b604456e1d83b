import { both } from '../../both.ts';
import { type Language, measure, path, say, sheet } from './sheet.ts';

/** Pixels a metre of the room. */
const metre = 84;
const [left, top] = [300, 150];
/** Metres. */
const room = { width: 9, depth: 10 } as const;
const [nearest, farthest] = [4.5, 9] as const;
const wall = 4.2;
const board = 1.96;

const middle = left + (room.width * metre) / 2;
const chairs = Array.from({ length: 6 }, (_, index) => nearest + ((farthest - nearest) * index) / 5);

/** The room from above: the wall between its boards, who sits where, and the camera that calibrates it. */
export function boardroomCalibration(language: Language): string {
  const [near, far] = [top + nearest * metre, top + farthest * metre];
  const half = (wall * metre) / 2;
  const camera = near - 90;
  const right = left + room.width * metre;
  return sheet(
    path(`M${left} ${top}h${room.width * metre}v${room.depth * metre}h${-room.width * metre}z`, 'line') +
      `<rect class="light glow" x="${middle - half}" y="${top}" width="${half * 2}" height="22"/>` +
      [left + 12, right - 12 - board * metre]
        .map((x) => `<rect x="${x}" y="${top}" width="${board * metre}" height="14" fill="#8fd6ff"/>`)
        .join('') +
      path(`M${middle - half} ${top + 24}L${middle} ${camera}L${middle + half} ${top + 24}`, 'sight') +
      `<rect class="mark" x="${middle - 26}" y="${camera - 18}" width="52" height="36" rx="8"/>` +
      say(language, middle + 130, camera, both('Camera', 'كاميرا'), 46) +
      `<rect class="line" x="${middle - 110}" y="${near - 30}" width="220" height="${far - near + 60}" rx="90"/>` +
      chairs
        .flatMap((metres) => [-165, 165].map((at) => [middle + at, top + metres * metre] as const))
        .map(([x, y]) => `<circle class="person" cx="${x}" cy="${y}" r="24"/>`)
        .join('') +
      measure(middle - half, top - 46, middle + half, top - 46) +
      say(language, middle, top - 96, both('4.2 m', '4.2 م'), 56) +
      measure(right + 60, top, right + 60, near) +
      say(language, right + 150, (top + near) / 2, both('4.5 m', '4.5 م'), 56) +
      measure(left - 60, top, left - 60, far) +
      say(language, left - 140, (top + far) / 2, both('9 m', '9 م'), 56) +
      path(`M${middle + 165} ${near}H${right + 90}M${middle - 165} ${far}H${left - 90}`, 'dashed'),
  );
}

/** Four tables of figures, as large as their screen. */
function tables(x: number, y: number, width: number, height: number): string {
  const [across, down] = [width / 2, height / 2];
  const rows = [0.28, 0.46, 0.64, 0.82];
  return [0, 1]
    .flatMap((column) => [0, 1].map((row) => [x + column * across, y + row * down] as const))
    .map(
      ([left, top]) =>
        `<rect class="quiet" x="${left + across * 0.06}" y="${top + down * 0.08}" width="${across * 0.88}" height="${down * 0.84}"/>` +
        path(rows.map((at) => `M${left + across * 0.14} ${top + down * at}h${across * 0.72}`).join(''), 'quiet'),
    )
    .join('');
}

const head = (x: number, y: number, scale: number, fill: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" fill="${fill}"><circle cx="0" cy="-128" r="62"/><path d="M-150 110v-60a110 110 0 0 1 110 -110h80a110 110 0 0 1 110 110v60z"/></g>`;

/** Why neither a projector nor a television would do. */
export const boardroomShadow = (language: Language): string =>
  sheet(
    '<rect x="110" y="170" width="760" height="500" fill="#e9edf7" fill-opacity="0.92"/>' +
      tables(110, 170, 760, 500) +
      '<path d="M490 985L110 670M490 985L870 670" class="sight"/>' +
      `<clipPath id="sheet"><rect x="110" y="170" width="760" height="500"/></clipPath><g clip-path="url(#sheet)">${head(490, 560, 1.6, '#0b1020')}</g>` +
      head(490, 860, 0.62, '#a9b8dc') +
      '<rect class="mark" x="440" y="965" width="100" height="48" rx="10"/>' +
      '<rect class="line" x="1010" y="300" width="330" height="190" rx="8"/>' +
      tables(1016, 306, 318, 178) +
      path('M1130 490v50M1220 490v50M1090 540h170', 'line') +
      say(language, 720, 990, both('Projector', 'جهاز العرض'), 46) +
      say(language, 1175, 620, both('Television', 'تلفاز'), 46) +
      say(language, 1175, 690, both('Figures too small', 'أرقام صغيرة جدًا'), 42) +
      say(language, 490, 105, both('A shadow on the figures', 'ظل على الأرقام'), 52),
  );
