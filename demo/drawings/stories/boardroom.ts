import { both } from '../../both.ts';
import { type Language, measure, path, say, sheet } from './sheet.ts';

/** Pixels per metre of the room. */
const metre = 84;
const [left, top] = [300, 150];
/** Metres. */
const room = { width: 9, depth: 10 } as const;
const [nearest, farthest] = [4.5, 9] as const;
const wall = 4.2;
const board = 1.96;

const middle = left + (room.width * metre) / 2;
const chairs = Array.from({ length: 6 }, (_, index) => nearest + ((farthest - nearest) * index) / 5);

/** The room from above: the screen between its boards, the seats, and the camera for calibration. */
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
      say(language, middle + 200, camera, both('Calibration camera', 'كاميرا المعايرة'), 34) +
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

/** Four tables of numbers that fill their screen. */
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

/** Why a projector or a television would not suffice. */
export const boardroomShadow = (language: Language): string =>
  sheet(
    '<rect x="90" y="190" width="820" height="461" rx="4" fill="#e9edf7" fill-opacity="0.92"/>' +
      tables(90, 190, 820, 461) +
      '<path d="M500 985L90 651M500 985L910 651" class="sight"/>' +
      `<clipPath id="sheet"><rect x="90" y="190" width="820" height="461"/></clipPath><g clip-path="url(#sheet)">${head(500, 590, 0.95, '#0b1020')}</g>` +
      head(500, 788, 0.44, '#a9b8dc') +
      '<rect class="mark" x="445" y="958" width="110" height="52" rx="10"/><circle cx="500" cy="984" r="15" fill="#0b1020"/>' +
      '<rect class="line" x="1000" y="452" width="354" height="199" rx="10"/>' +
      tables(1010, 462, 334, 179) +
      path('M1177 651v44M1107 695h140', 'line') +
      say(language, 740, 984, both('Projector', 'جهاز العرض'), 46) +
      say(language, 500, 125, both('A shadow on the figures', 'ظل على الأرقام'), 52) +
      say(language, 1177, 760, both('Television', 'تلفاز'), 46) +
      say(language, 1177, 385, both('Figures too small', 'أرقام صغيرة جدًا'), 42),
  );

/** Pixel pitches, in millimetres, of the samples shown in the room. The last one was chosen. */
const pitches = [2.5, 1.8, 1.25] as const;

/**
 * Three samples of one picture, with the distance from which each shows no pixels, and the distance of the first chair.
 */
export function boardroomSamples(language: Language): string {
  const [size, top, between] = [360, 190, 70];
  const outer = (1440 - size * 3 - between * 2) / 2;
  const dots = pitches.map((pitch, index) => {
    const step = pitch * 9.6;
    return (
      `<pattern id="dots${index}" width="${step}" height="${step}" patternUnits="userSpaceOnUse"><circle cx="${step / 2}" cy="${step / 2}" r="${step * 0.38}" fill="#fff"/></pattern>` +
      `<mask id="sample${index}" maskContentUnits="userSpaceOnUse"><rect width="1440" height="1080" fill="url(#dots${index})"/></mask>`
    );
  });
  const samples = pitches.map((pitch, index) => {
    const x = outer + index * (size + between);
    const middle = x + size / 2;
    const isChosen = index === pitches.length - 1;
    const distance = (pitch * 3.44).toFixed(1);
    return (
      `<rect x="${x}" y="${top}" width="${size}" height="${size}" rx="8" fill="#05070f"/>` +
      `<rect class="light" x="${x}" y="${top}" width="${size}" height="${size}" rx="8" mask="url(#sample${index})"/>` +
      `<rect class="${isChosen ? 'size' : 'quiet'}" x="${x - 8}" y="${top - 8}" width="${size + 16}" height="${size + 16}" rx="14"/>` +
      say(language, middle, top - 70, both(`${pitch} mm`, `${pitch} مم`), 64) +
      say(language, middle, top + size + 70, both(`from ${distance} m`, `من ${distance} م`), 56) +
      (isChosen
        ? `<circle class="mark" cx="${x + size}" cy="${top}" r="42"/>` +
          `<path d="M${x + size - 19} ${top + 1}l13 14l26 -28" fill="none" stroke="#0b1020" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>`
        : '')
    );
  });
  const chairs = pitches.flatMap((_, index) => [0.25, 0.75].map((at) => outer + index * (size + between) + size * at));
  return sheet(
    `<defs>${dots.join('')}</defs>${samples.join('')}` +
      path(`M${outer} 735H${1440 - outer}`, 'dashed') +
      say(language, 720, 800, both('First chair: 4.5 m', 'أول مقعد: 4.5 م'), 56) +
      chairs
        .map(
          (x) =>
            head(x, 970, 0.48, '#a9b8dc') +
            `<rect x="${x - 62}" y="968" width="124" height="112" rx="30" fill="#223061" stroke="#8c98b4" stroke-width="3"/>`,
        )
        .join(''),
  );
}
