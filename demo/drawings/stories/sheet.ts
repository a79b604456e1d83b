import type { Words } from '../../record.ts';

export type Language = keyof Words;

/** The size of the pictures of a project's cards. */
const width = 1440;
const height = 1080;

const style = `
svg { font: 600 56px 'Readex Pro', sans-serif; }
text { fill: #fff; text-anchor: middle; dominant-baseline: central; }
.line { fill: none; stroke: #dfe6f5; stroke-width: 4; stroke-linejoin: round; }
.quiet { fill: none; stroke: #8c98b4; stroke-width: 3; }
.dashed { fill: none; stroke: #8c98b4; stroke-width: 3; stroke-dasharray: 12 10; }
.sight { fill: none; stroke: #ffc08f; stroke-width: 3; stroke-dasharray: 12 10; }
.size { fill: none; stroke: #ff9a52; stroke-width: 4; }
.basket { fill: #141c3e; }
.light { fill: url(#light); }
.steel { fill: #2a3a6e; stroke: #8c98b4; stroke-width: 3; }
.glow { filter: drop-shadow(0 0 18px #ff7a3a99); }
.person { fill: #a9b8dc; }
.mark { fill: #ff9a52; }
.pitch { fill: #17401f; stroke: #dfe6f5; stroke-width: 3; }`;

const defs = `<defs>
<radialGradient id="ground" cx="0.5" cy="0.45" r="0.8"><stop offset="0" stop-color="#1a2450"/><stop offset="1" stop-color="#0b1020"/></radialGradient>
<linearGradient id="light" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#5b1659"/><stop offset="0.4" stop-color="#b8235f"/><stop offset="0.7" stop-color="#f0663f"/><stop offset="1" stop-color="#ffc48c"/></linearGradient>
<pattern id="grid" width="48" height="48" patternUnits="userSpaceOnUse"><path d="M48 0H0V48" fill="none" stroke="#223061" stroke-opacity="0.45" stroke-width="1.5"/></pattern>
<marker id="arrow" viewBox="0 0 16 12" refX="15" refY="6" markerWidth="24" markerHeight="18" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 0L16 6L0 12z" fill="#ff9a52"/></marker>
</defs>`;

/** A drawing on the site's dark background. */
export const sheet = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>${style}</style>${defs}
<rect width="${width}" height="${height}" fill="url(#ground)"/><rect width="${width}" height="${height}" fill="url(#grid)"/>${content}</svg>`;

/** Text centred on a point, in the direction of its language. */
export const say = (language: Language, x: number, y: number, words: Words, size = 56): string =>
  `<text x="${x}" y="${y}" font-size="${size}" direction="${language === 'ar' ? 'rtl' : 'ltr'}">${words[language]}</text>`;

export const path = (d: string, kind: string): string => `<path class="${kind}" d="${d}"/>`;

/** A dimension line between two points. */
export const measure = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path class="size" marker-start="url(#arrow)" marker-end="url(#arrow)" d="M${x1} ${y1}L${x2} ${y2}"/>`;

/** An arrow from one point to another. */
export const arrow = (x1: number, y1: number, x2: number, y2: number): string =>
  `<path class="size" marker-end="url(#arrow)" d="M${x1} ${y1}L${x2} ${y2}"/>`;

/** A person at a point, from the front. */
export const person = (x: number, y: number, scale = 1): string =>
  `<g class="person" transform="translate(${x} ${y}) scale(${scale})"><circle cx="0" cy="-58" r="13"/><path d="M-20 0v-22a20 20 0 0 1 40 0v22z"/></g>`;

/** A lit cylinder, from the side. */
export const cylinder = (x: number, y: number, width: number, height: number): string =>
  `<path class="light glow" d="M${x} ${y}a${width / 2} ${width / 10} 0 0 1 ${width} 0v${height}a${width / 2} ${width / 10} 0 0 1 ${-width} 0z"/>`;

/** A scissor lift, from the ground to its platform. */
export function lift(x: number, ground: number, platform: number, width: number): string {
  const floor = ground - 30;
  const steps = Math.max(2, Math.round((floor - platform) / 90));
  const step = (floor - platform) / steps;
  const scissors = Array.from({ length: steps }, (_, index) => {
    const low = floor - index * step;
    return `M${x - width / 2 + 14} ${low}L${x + width / 2 - 14} ${low - step}M${x + width / 2 - 14} ${low}L${x - width / 2 + 14} ${low - step}`;
  }).join('');
  return (
    path(`M${x - width / 2} ${floor}h${width}${scissors}`, 'size') +
    path(`M${x - width / 2} ${platform}h${width}v-52h${-width}z`, 'size basket') +
    [x - width / 3, x + width / 3].map((at) => `<circle class="size" cx="${at}" cy="${ground - 14}" r="13"/>`).join('')
  );
}
