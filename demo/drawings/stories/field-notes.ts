import { both } from '../../both.ts';
import type { Words } from '../../record.ts';
import { articleSize, type Language, say, sheet } from './sheet.ts';

/** Metal in the light from above, rust with its grain, and the diodes of a module. */
const defs = `<defs>
<linearGradient id="metal" x1="0" y1="0" x2="0.3" y2="1"><stop offset="0" stop-color="#55648f"/><stop offset="0.5" stop-color="#33416e"/><stop offset="1" stop-color="#232e55"/></linearGradient>
<radialGradient id="head" cx="0.36" cy="0.28" r="0.85"><stop offset="0" stop-color="#f3f6fc"/><stop offset="0.45" stop-color="#a9b4cc"/><stop offset="1" stop-color="#56617f"/></radialGradient>
<linearGradient id="stain" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#b4531f" stop-opacity="0.95"/><stop offset="0.5" stop-color="#9c4519" stop-opacity="0.6"/><stop offset="1" stop-color="#9c4519" stop-opacity="0"/></linearGradient>
<linearGradient id="sand" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#edbd7a"/><stop offset="1" stop-color="#a86f35"/></linearGradient>
<radialGradient id="dark" cx="0.5" cy="0.4" r="0.75"><stop offset="0" stop-color="#1b2547"/><stop offset="1" stop-color="#090d1b"/></radialGradient>
<pattern id="diodes" width="19" height="19" patternUnits="userSpaceOnUse"><path fill-rule="evenodd" d="M0 0h19v19H0zM9.5 2.5a7 7 0 1 0 0.01 0z" fill="#080b16" fill-opacity="0.86"/></pattern>
<filter id="grain" x="-0.2" y="-0.2" width="1.4" height="1.4"><feTurbulence type="fractalNoise" baseFrequency="0.06" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 0.33  0 0 0 0 0.09  0 0 0 0 0.02  0 0 0 8 -3.3"/><feComposite in2="SourceGraphic" operator="in"/></filter>
<filter id="soft"><feGaussianBlur stdDeviation="5"/></filter>
<clipPath id="piece"><rect width="380" height="490" rx="22"/></clipPath>
</defs>`;

const blades = [0, 72, 144, 216, 288]
  .map((turn) => `<path d="M-6 -24C34 -58 62 -110 30 -150C-16 -160 -50 -96 -22 -18z" transform="rotate(${turn})"/>`)
  .join('');

/** A fan behind its grille, which sand has stopped. */
const fan = (x: number): string =>
  `<g transform="translate(${x} 70)" clip-path="url(#piece)"><rect width="380" height="490" fill="url(#dark)"/>` +
  `<g transform="translate(190 220)"><circle r="172" fill="#060914" stroke="#55648f" stroke-width="12"/><g fill="url(#metal)" stroke="#7d8cb5" stroke-width="3">${blades}</g><circle r="44" fill="url(#head)"/></g>` +
  '<path d="M0 318C70 296 120 250 196 262S320 330 380 300V490H0z" fill="url(#sand)"/><path d="M0 318C70 296 120 250 196 262S320 330 380 300" fill="none" stroke="#ffe2b3" stroke-width="5"/></g>';

/** A screw in the frame beside a lit module; salt has found it, and its rust runs down the metal. */
const screw = (x: number): string =>
  `<g transform="translate(${x} 70)" clip-path="url(#piece)"><rect width="380" height="490" fill="url(#metal)"/>` +
  '<rect class="light" width="112" height="490"/><rect width="112" height="490" fill="url(#diodes)"/><path d="M112 0v490" stroke="#0a0f22" stroke-width="8"/>' +
  '<path d="M184 232C178 330 206 380 196 470C214 486 222 420 232 372C238 430 252 500 262 440C268 380 262 320 300 236z" fill="url(#stain)" filter="url(#soft)"/>' +
  '<circle cx="248" cy="186" r="101" fill="#0a0f22" fill-opacity="0.55" filter="url(#soft)"/><circle cx="244" cy="178" r="94" fill="url(#head)"/>' +
  '<path d="M244 130l42 24v48l-42 24l-42 -24v-48z" fill="#1a2340"/><path d="M202 154v48l42 24l42 -24v-10l-42 23l-34 -20v-44z" fill="#3c4870"/>' +
  '<path d="M152 160C146 220 196 276 256 270C312 268 340 216 337 166C318 196 306 214 286 220L244 238L196 210C178 196 166 178 152 160zM196 140l48 -28l48 28l-10 16l-38 -20l-38 20z" fill="#b4531f" filter="url(#grain)"/></g>';

/** An arrow from a point to the left or the right. */
const push = (x: number, y: number, length: number): string => {
  const tip = x + length;
  const back = Math.sign(length) * 26;
  return `<path d="M${x} ${y}H${tip - back}" stroke="#fff" stroke-width="8"/><path d="M${tip} ${y}l${-back} -17v34z" fill="#fff"/>`;
};

/** The joint between the same two cabinets at an hour of the day: the hotter, the narrower. */
function joint(language: Language, x: number, y: number, half: number, kind: string, hour: Words, degrees: string) {
  const width = 190 - half;
  return (
    `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="237" rx="10"/><rect class="${kind}" x="${x + 190 + half}" y="${y}" width="${width}" height="237" rx="10"/>` +
    say(language, x + width / 2, y + 58, hour, 46) +
    say(language, x + width / 2, y + 122, both(`${degrees} °C`, `${degrees} °م`), 52)
  );
}

/** The afternoon above, when both grow towards their joint; the night below, when they draw back from it. */
const joints = (language: Language, x: number): string =>
  joint(language, x, 70, 5, 'light', both('16:00', '16:00'), '80') +
  push(x + 60, 262, 112) +
  push(x + 320, 262, -112) +
  joint(language, x, 323, 28, 'steel', both('night', 'ليلًا'), '30') +
  push(x + 138, 515, -104) +
  push(x + 242, 515, 104);

/** An enemy, what it was measured by, and what the figure is. */
const said = (language: Language, x: number, name: Words, figure: Words, note: Words): string =>
  say(language, x, 626, name, 58) + say(language, x, 724, figure, 88) + say(language, x, 812, note, 40);

/** What sand, salt and the heat of August do to an outdoor screen; narrow cards, which cut both ends off, show all three. */
export const enemies = (language: Language): string =>
  sheet(
    defs +
      fan(200) +
      screw(610) +
      joints(language, 1020) +
      said(language, 390, both('Sand', 'الرمل'), both('240 g', '240 غ'), both('after two summers', 'بعد صيفين')) +
      said(
        language,
        800,
        both('Salt', 'الملح'),
        both('10 km', '10 كم'),
        both('or less to the sea', 'أو أقل من البحر'),
      ) +
      said(language, 1210, both('August', 'أغسطس'), both('4 mm', '4 مم'), both('gap to grow into', 'فراغ للتمدد')),
    articleSize,
  );
