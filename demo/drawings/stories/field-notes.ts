import { both } from '../../both.ts';
import { arrow, articleSize, type Language, path, say, sheet } from './sheet.ts';

const blades = [0, 72, 144, 216, 288]
  .map(
    (turn) =>
      `<path class="line" d="M0 -26C58 -62 66 -132 12 -150C-26 -140 -30 -80 0 -26z" transform="rotate(${turn})"/>`,
  )
  .join('');

/** A fan that sand has stopped. */
const fan = (x: number): string =>
  `<g transform="translate(${x} 400)"><rect class="line" x="-190" y="-190" width="380" height="380" rx="26"/><circle class="quiet" r="168"/>${blades}<circle class="line" r="26"/><path d="M-190 70C-110 30 -30 96 60 60S150 60 190 84V164a26 26 0 0 1 -26 26H-164a26 26 0 0 1 -26 -26z" fill="#d9a05b"/></g>`;

const rust = [
  [-60, -52, 34],
  [44, -70, 22],
  [70, 30, 40],
  [-34, 62, 28],
  [-92, 20, 20],
  [8, -8, 18],
];

/** A screw that salt has found. */
const screw = (x: number): string =>
  `<g transform="translate(${x} 400)"><rect class="line" x="-190" y="-190" width="380" height="380" rx="26"/><circle r="130" fill="#8c98b4"/><path d="M0 -74l64 37v74l-64 37l-64 -37v-74z" fill="#1a2450"/>${rust
    .map(([cx, cy, r]) => `<circle cx="${cx}" cy="${cy}" r="${r}" fill="#b4531f" fill-opacity="0.9"/>`)
    .join(
      '',
    )}<path d="M-20 128C-34 158 -30 178 -26 190h44C10 176 6 160 12 130z" fill="#b4531f" fill-opacity="0.6"/></g>`;

/** Two cabinets with room to move between them. */
const joint = (language: Language, x: number): string =>
  `<g transform="translate(${x} 400)"><rect class="light" x="-190" y="-190" width="176" height="380"/><rect class="light" x="14" y="-190" width="176" height="380"/></g>` +
  path(`M${x - 14} 170V210M${x + 14} 170V210`, 'quiet') +
  arrow(x - 74, 190, x - 16, 190) +
  arrow(x + 74, 190, x + 16, 190) +
  say(language, x - 100, 400, both('80 °C', '80 °م'), 50) +
  say(language, x + 102, 400, both('30 °C', '30 °م'), 50);

/** What sand, salt and the heat of August do to an outdoor screen; narrow cards, which cut both ends off, show all three. */
export const enemies = (language: Language): string =>
  sheet(
    '<g transform="translate(120 55) scale(0.85)">' +
      fan(340) +
      screw(800) +
      joint(language, 1260) +
      say(language, 340, 660, both('Sand', 'الرمل'), 50) +
      say(language, 340, 730, both('240 g', '240 غ'), 62) +
      say(language, 800, 660, both('Salt', 'الملح'), 50) +
      say(language, 800, 730, both('10 km', '10 كم'), 62) +
      say(language, 1260, 660, both('August', 'أغسطس'), 50) +
      say(language, 1260, 730, both('4 mm', '4 مم'), 62) +
      '</g>',
    articleSize,
  );
