import { both } from '../../both.ts';
import { arrow, cylinder, type Language, lift, measure, path, person, say, sheet } from './sheet.ts';

/** Pixels per metre of the atrium. */
const metre = 36;
const [ground, roof] = [985, 115];
const floors = [1, 2, 3, 4].map((floor) => ground - floor * 4.4 * metre);
const [width, height] = [5 * metre, 11 * metre];
/** Heights of the cylinder, in pixels: in use, and lowered for service. */
const [shown, lowered] = [7 * metre, 3 * metre];

const galleries = (left: number, right: number): string =>
  path(floors.map((y) => `M60 ${y}H${left}v-38h-26M${right + 26} ${y - 38}h-26v38h${1380 - right}`).join(''), 'quiet');

const shell = (from: number, to: number): string =>
  path(`M${from} ${ground}H${to}`, 'line') +
  path(`M${from} ${roof}Q${(from + to) / 2} ${roof - 60} ${to} ${roof}`, 'line');

const cables = (x: number, top: number): string =>
  path([-70, -28, 28, 70].map((at) => `M${x + at} ${roof - 22}V${top}`).join(''), 'quiet');

/** The screen is visible from everywhere around the atrium. */
export function mallSight(language: Language): string {
  const top = ground - shown - height;
  const middle = top + height / 2;
  const viewers = [ground, ...floors].flatMap((y) => [
    { x: 330, y },
    { x: 1110, y },
  ]);
  return sheet(
    shell(60, 1380) +
      galleries(370, 1070) +
      cables(720, top) +
      viewers.map(({ x, y }) => path(`M${x} ${y - 58}L720 ${middle}`, 'sight')).join('') +
      cylinder(720 - width / 2, top, width, height) +
      viewers.map(({ x, y }) => person(x, y)).join('') +
      say(language, 720, ground - 105, both('5 floors, one screen', '5 طوابق وشاشة واحدة'), 52),
  );
}

/** Its size and its suspension. */
export function mallRing(language: Language): string {
  const top = ground - shown - height;
  const points = [45, 135, 225, 315].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return { x: 1210 + 95 * Math.cos(angle), y: 480 + 95 * Math.sin(angle) };
  });
  return sheet(
    shell(60, 1000) +
      path(floors.map((y) => `M60 ${y}H200v-38h-26M846 ${y - 38}h-26v38h180`).join(''), 'quiet') +
      cables(535, top) +
      cylinder(535 - width / 2, top, width, height) +
      measure(400, top, 400, top + height) +
      say(language, 300, top + height / 2, both('11 m', '11 م'), 64) +
      measure(535 - width / 2, top + height + 62, 535 + width / 2, top + height + 62) +
      say(language, 535, top + height + 118, both('Ø 5 m', 'القطر 5 م'), 60) +
      '<circle class="dashed" cx="1210" cy="480" r="165"/><circle cx="1210" cy="480" r="95" fill="none" stroke="url(#light)" stroke-width="30"/>' +
      points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="13" fill="#fff"/>`).join('') +
      say(language, 1210, 725, both('4 points', '4 نقاط'), 56) +
      say(language, 1210, 800, both('1.9 tonnes', '1.9 طن'), 56),
  );
}

/** The rings that already hang, the one being raised, and the remaining ones. */
export function mallNights(language: Language): string {
  const ring = height / 18;
  const [x, top, hung] = [420, ground - shown - height, 12];
  const rings = Array.from({ length: hung - 1 }, (_, index) => `M${x} ${top + ring * (index + 1)}h${width}`).join('');
  const coming = Array.from(
    { length: 18 - hung - 1 },
    (_, index) => `M${x} ${top + ring * (hung + index + 2)}h${width}`,
  );
  const lifted = top + ring * hung + 60;
  return sheet(
    shell(120, 1320) +
      cables(x + width / 2, top) +
      cylinder(x, top, width, ring * hung) +
      path(rings, 'quiet') +
      path(
        `${coming.join('')}M${x} ${top + ring * hung + 20}V${top + height}M${x + width} ${top + ring * hung + 20}V${top + height}`,
        'dashed',
      ) +
      `<rect class="light glow" x="${x}" y="${lifted}" width="${width}" height="${ring}"/>` +
      lift(x + width / 2, ground, lifted + ring + 56, width) +
      arrow(x + width + 70, lifted + 40, x + width + 70, lifted - 110) +
      '<path d="M250 250a62 62 0 1 0 58 84a50 50 0 1 1 -58 -84z" fill="#ffe3a8"/>' +
      say(language, 985, 400, both('19 nights', '19 ليلة'), 116) +
      say(language, 985, 520, both('18 rings', '18 حلقة'), 64) +
      say(language, 985, 610, both('00:00 to 08:00', 'من 00:00 إلى 08:00'), 56),
  );
}

/** Service access: lowered to the height of a lift. */
export function mallLowered(language: Language): string {
  const top = ground - lowered - height;
  const before = ground - shown - height;
  return sheet(
    shell(120, 1320) +
      path(`M500 ${roof - 12}V${top}M590 ${roof - 18}V${top}`, 'quiet') +
      path(`M455 ${top - 16}V${before}a90 18 0 0 1 180 0V${top - 16}`, 'dashed') +
      cylinder(455, top, width, height) +
      arrow(400, before + 40, 400, before + 200) +
      say(language, 250, before + 120, both('4 min', '4 دقائق'), 72) +
      measure(400, ground - lowered, 400, ground) +
      say(language, 310, ground - lowered / 2, both('3 m', '3 م'), 64) +
      lift(745, ground, top + 30, 150) +
      person(745, top + 28, 0.8) +
      measure(890, top, 890, ground) +
      say(language, 985, (top + ground) / 2, both('14 m', '14 م'), 64),
  );
}

/** The cylinder unrolled. */
export const mallEvening = (language: Language): string =>
  sheet(
    '<rect class="light glow" x="200" y="190" width="860" height="602"/>' +
      say(language, 630, 490, both('173 m²', '173 م²'), 130) +
      measure(200, 850, 1060, 850) +
      say(language, 630, 912, both('15.7 m', '15.7 م'), 64) +
      measure(1120, 190, 1120, 792) +
      say(language, 1230, 490, both('11 m', '11 م'), 64) +
      say(language, 630, 1010, both('28 kW on an ordinary evening', '28 كيلوواط في مساء عادي'), 56),
  );
