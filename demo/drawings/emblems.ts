/** Pixels per side of a square that is shown small, in a circle. */
const side = 540;

const style = `
.line { fill: none; stroke: #dfe6f5; stroke-width: 14; stroke-linejoin: round; stroke-linecap: round; }
.quiet { fill: none; stroke: #5f6d96; stroke-width: 14; stroke-linejoin: round; stroke-linecap: round; }
.beam { fill: none; stroke: #ff9a52; stroke-width: 14; stroke-linejoin: round; stroke-linecap: round; }
.light { fill: url(#light); filter: drop-shadow(0 0 16px #ff7a3a88); }
.solid { fill: #dfe6f5; }`;

const defs = `<defs>
<radialGradient id="ground" cx="0.5" cy="0.42" r="0.7"><stop offset="0" stop-color="#232f63"/><stop offset="1" stop-color="#0f1530"/></radialGradient>
<linearGradient id="light" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#b8235f"/><stop offset="0.55" stop-color="#f0663f"/><stop offset="1" stop-color="#ffc48c"/></linearGradient>
</defs>`;

/** An emblem on the site's dark background: white lines and one lit part. */
const emblem = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><style>${style}</style>${defs}<rect width="${side}" height="${side}" fill="url(#ground)"/>${content}</svg>`;

const line = (d: string, kind = 'line'): string => `<path class="${kind}" d="${d}"/>`;
const lit = (x: number, y: number, width: number, height: number): string =>
  `<rect class="light" x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`;
const open = (x: number, y: number, width: number, height: number, kind = 'line'): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>`;
const dot = (x: number, y: number, radius: number, kind = 'solid'): string =>
  `<circle class="${kind}" cx="${x}" cy="${y}" r="${radius}"/>`;

/** One of three sine waves with equal phase shifts. */
function phase(turn: number, kind: string): string {
  const points = Array.from({ length: 61 }, (_, step) => {
    const x = 110 + (320 * step) / 60;
    return `${x.toFixed(1)} ${(270 - 105 * Math.sin((step / 60 + turn) * Math.PI * 2)).toFixed(1)}`;
  });
  return line(`M${points.join('L')}`, kind);
}

/** The work of each crew member, by the name of the picture. */
export const emblems: Readonly<Record<string, string>> = {
  'crew-training.jpg': emblem(lit(140, 120, 260, 150) + dot(270, 335, 34) + line('M200 432a70 56 0 0 1 140 0')),
  'crew-rigging.jpg': emblem(
    line('M120 110h300M120 170h300M120 110l50 60l50 -60l50 60l50 -60l50 60l50 -60') +
      line('M195 170v110M345 170v110', 'quiet') +
      lit(150, 280, 240, 140),
  ),
  'crew-service.jpg': emblem(
    line('M140 300v-40a130 130 0 0 1 260 0v40M400 370v12a60 50 0 0 1 -60 50h-50') +
      lit(112, 290, 64, 100) +
      lit(364, 290, 64, 100) +
      dot(275, 432, 18),
  ),
  'crew-calibration.jpg': emblem(
    dot(270, 205, 90, 'line') + dot(210, 310, 90, 'line') + dot(330, 310, 90, 'line') + dot(270, 274, 36, 'light'),
  ),
  'crew-installation.jpg': emblem(
    [130, 228, 326].map((y) => open(120, y, 84, 84, 'quiet') + open(218, y, 84, 84, 'quiet')).join('') +
      open(316, 326, 84, 84, 'quiet') +
      `<g transform="rotate(12 392 212)">${lit(342, 162, 100, 100)}</g>` +
      line('M318 270h-70m0 0l26 -24m-26 24l26 24', 'beam'),
  ),
  'crew-survey.jpg': emblem(
    line('M200 262l-60 160M200 262v160M200 262l60 160M420 120v300') +
      open(150, 150, 100, 100) +
      dot(200, 200, 24, 'light') +
      line('M224 200h180M222 190l182 -50', 'beam'),
  ),
  'crew-structure.jpg': emblem(
    line('M130 390L270 150L410 390zM200 270h140M200 270l70 120l70 -120') +
      [
        [130, 390],
        [270, 150],
        [410, 390],
        [200, 270],
        [340, 270],
        [270, 390],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 24, 'light'))
        .join(''),
  ),
  'crew-content.jpg': emblem(
    '<path class="light" d="M110 190C180 110 240 250 310 180S400 150 430 180V320C380 270 340 330 290 320S180 250 110 330z"/>' +
      line('M250 420l30 -86l100 -100l56 56l-100 100zM280 334l56 56'),
  ),
  'crew-software.jpg': emblem(
    line('M190 190l30 30M350 190l-30 30M190 350l30 -30M350 350l-30 -30', 'quiet') +
      [
        [110, 110],
        [350, 110],
        [110, 350],
        [350, 350],
      ]
        .map(([x = 0, y = 0]) => open(x, y, 80, 80))
        .join('') +
      lit(220, 220, 100, 100),
  ),
  'crew-coordination.jpg': emblem(
    [0, 1, 2, 3, 4]
      .map((row) => line(`M${110 + row * 40} ${150 + row * 60}h110`, row === 3 ? 'beam' : 'line'))
      .join('') +
      line('M400 110v320', 'quiet') +
      dot(400, 390, 26, 'light'),
  ),
  'crew-electrical.jpg': emblem(phase(0, 'line') + phase(1 / 3, 'quiet') + phase(2 / 3, 'beam')),
  'crew-parts.jpg': emblem(
    [150, 270, 390].map((y) => line(`M110 ${y + 32}h320`)).join('') +
      [130, 210, 290, 370]
        .flatMap((x, column) =>
          [110, 230, 350].map((y, row) =>
            column === 2 && row === 1 ? lit(x, y, 44, 62) : open(x, y, 44, 62, 'quiet'),
          ),
        )
        .join(''),
  ),
};
