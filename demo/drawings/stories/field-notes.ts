import { both } from '../../both.ts';
import { arrow, articleSize, type Language, say, sheet } from './sheet.ts';

const blades = [0, 72, 144, 216, 288]
  .map(
    (turn) =>
      `<path class="line" d="M0 -26C58 -62 66 -132 12 -150C-26 -140 -30 -80 0 -26z" transform="rotate(${turn})"/>`,
  )
  .join('');

/** A fan that sand has stopped. */
const fan = (x: number): string =>
  `<g transform="translate(${x} 400)"><rect class="line" x="-190" y="-190" width="380" height="380" rx="26"/><circle class="quiet" r="168"/>${blades}<circle class="line" r="26"/><path d="M-190 70C-110 30 -30 96 60 60S150 60 190 84V164a26 26 0 0 1 -26 26H-164a26 26 0 0 1 -26 -26z" fill="#d9a05b"/></g>`;

/** Where rust has run down the screw: middle, length and width of each run. */
const runs = [
  [-34, 190, 26],
  [6, 120, 20],
  [38, 230, 30],
] as const;

/** A screw that salt has found, seen from its side: head, thread and what rust took of both. */
const screw = (x: number): string => {
  const turns = Array.from({ length: 9 }, (_, turn) => `M-46 ${-52 + turn * 24}L46 ${-66 + turn * 24}`).join('');
  const stains = runs
    .map(
      ([at, length, width]) =>
        `<path d="M${at - width / 2} -120V${length - 120}a${width / 2} ${width / 2} 0 0 0 ${width} 0V-120z" fill="#b4531f" fill-opacity="0.85"/>`,
    )
    .join('');
  return (
    `<g transform="translate(${x} 400)"><rect class="line" x="-190" y="-190" width="380" height="380" rx="26"/>` +
    '<path d="M-44 -84h88v220l-44 36l-44 -36z" fill="#8c98b4"/>' +
    `<path d="${turns}" stroke="#1a2450" stroke-width="9"/>` +
    '<path d="M-104 -84l22 -66h164l22 66z" fill="#c3ccdf"/>' +
    `<path d="M-38 -150v66M38 -150v66" stroke="#1a2450" stroke-width="6"/><clipPath id="screw"><path d="M-104 -84l22 -66h164l22 66h-60v220l-44 36l-44 -36v-220z"/></clipPath><g clip-path="url(#screw)">${stains}<circle cx="-70" cy="-104" r="20" fill="#b4531f"/><circle cx="66" cy="-126" r="15" fill="#b4531f"/></g></g>`
  );
};

/** The joint between the same two cabinets at an hour of the day: the hotter, the narrower. */
function joint(language: Language, x: number, y: number, half: number, kind: string, degrees: string): string {
  const [inner, outer] = [half, 190];
  return (
    `<rect class="${kind}" x="${x - outer}" y="${y - 84}" width="${outer - inner}" height="168"/><rect class="${kind}" x="${x + inner}" y="${y - 84}" width="${outer - inner}" height="168"/>` +
    say(language, x - 104, y, both(`${degrees} °C`, `${degrees} °م`), 46)
  );
}

/** Day above, night below, and between them how far the edges move. */
const joints = (language: Language, x: number): string =>
  joint(language, x, 294, 5, 'light', '80') +
  joint(language, x, 506, 26, 'steel', '30') +
  arrow(x - 84, 400, x - 28, 400) +
  arrow(x + 84, 400, x + 28, 400);

/** What sand, salt and the heat of August do to an outdoor screen; narrow cards, which cut both ends off, show all three. */
export const enemies = (language: Language): string =>
  sheet(
    '<g transform="translate(80 20) scale(0.9)">' +
      fan(350) +
      screw(800) +
      joints(language, 1250) +
      say(language, 350, 680, both('Sand', 'الرمل'), 66) +
      say(language, 350, 775, both('240 g', '240 غ'), 84) +
      say(language, 800, 680, both('Salt', 'الملح'), 66) +
      say(language, 800, 775, both('10 km', '10 كم'), 84) +
      say(language, 1250, 680, both('August', 'أغسطس'), 66) +
      say(language, 1250, 775, both('4 mm', '4 مم'), 84) +
      '</g>',
    articleSize,
  );
