import { both } from '../../both.ts';
import { arrow, type Language, measure, path, say, sheet } from './sheet.ts';

const desk = (x: number, y: number, turn: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><rect class="line" x="-58" y="-16" width="116" height="32" rx="6"/><circle class="person" cx="0" cy="46" r="18"/></g>`;

const rows = [
  { radius: 390, angles: [-38, -19, 0, 19, 38] },
  { radius: 540, angles: [-34, -17, 0, 17, 34] },
];

/** The new wall in front of the old one, from above. */
export const controlTwoWalls = (language: Language): string =>
  sheet(
    '<rect class="line" x="110" y="90" width="1220" height="890"/>' +
      path('M300 330Q720 60 1140 330', 'dashed') +
      '<g class="glow" fill="none" stroke="url(#light)" stroke-width="26"><path d="M320 470Q720 210 1120 470"/></g>' +
      rows
        .flatMap(({ radius, angles }) =>
          angles.map((angle) => {
            const radians = (angle * Math.PI) / 180;
            return desk(720 + radius * Math.sin(radians), 330 + radius * Math.cos(radians), -angle);
          }),
        )
        .join('') +
      arrow(1235, 250, 1235, 440) +
      say(language, 1235, 500, both('2 m', '2 م'), 60) +
      say(language, 720, 425, both('New wall: 21 m', 'الجدار الجديد: 21 م'), 56) +
      say(language, 720, 140, both('Old wall', 'الجدار القديم'), 48),
  );

/** From day to night brightness. */
export const controlDimmed = (language: Language): string =>
  sheet(
    [1, 0.55, 0.28, 0.13]
      .map((strength, index) => {
        const x = 150 + index * 300;
        return `<rect class="light" opacity="${strength}" x="${x}" y="210" width="240" height="470" rx="10"/><rect class="quiet" x="${x}" y="210" width="240" height="470" rx="10"/>`;
      })
      .join('') +
      arrow(520, 830, 930, 830) +
      say(language, 280, 830, both('600 nits', '600 شمعة/م²'), 60) +
      say(language, 1160, 830, both('80 nits', '80 شمعة/م²'), 60),
  );

/** Seats in front of a wall with the same curve as their rows. */
export function universityCurve(language: Language): string {
  const seats = Array.from({ length: 9 }, (_, row) => 300 + row * 58).flatMap((radius) => {
    const count = Math.round(radius / 42);
    return Array.from({ length: count }, (_, index) => {
      const angle = ((index / (count - 1)) * 60 - 30) * (Math.PI / 180);
      return `<rect class="quiet" x="${720 + radius * Math.sin(angle) - 14}" y="${1010 - radius * Math.cos(angle) - 12}" width="28" height="24" rx="6"/>`;
    });
  });
  return sheet(
    '<g class="glow" fill="none" stroke="url(#light)" stroke-width="30"><path d="M305 291A830 830 0 0 1 1135 291"/></g>' +
      path('M305 291L720 1010L1135 291', 'sight') +
      seats.join('') +
      '<circle class="mark" cx="720" cy="1010" r="12"/>' +
      say(language, 720, 95, both('18 m', '18 م'), 84),
  );
}

/** The cabinets of the auditorium's wall. */
export function universitySummer(language: Language): string {
  const cabinets = Array.from({ length: 29 }, (_, index) => `M${150 + (index + 1) * 36} 300v303`).join('');
  const rows = Array.from({ length: 14 }, (_, index) => `M150 ${300 + (index + 1) * 20.2}h1080`).join('');
  return sheet(
    '<rect class="light glow" x="150" y="300" width="660" height="303"/>' +
      path(`M150 300h1080v303h-1080z${cabinets}${rows}`, 'quiet') +
      measure(150, 665, 1230, 665) +
      say(language, 690, 730, both('30 × 0.6 m = 18 m', '30 × 0.6 م = 18 م'), 56) +
      measure(1264, 300, 1264, 603) +
      say(language, 1358, 450, both('5.06 m', '5.06 م'), 42) +
      say(language, 690, 190, both('15 rows', '15 صفًا'), 56) +
      say(language, 690, 890, both('450 cabinets', '450 كبينة'), 100),
  );
}

/** The smallest letter that is legible from the last row. */
export const universityLastRow = (language: Language): string =>
  sheet(
    '<rect class="light glow" x="130" y="150" width="56" height="620"/>' +
      path('M60 880H1380', 'line') +
      path('M190 330L1180 700M190 520L1180 700', 'sight') +
      '<g class="person"><circle cx="1230" cy="705" r="46"/><path d="M1150 880v-40a80 80 0 0 1 160 0v40z"/></g>' +
      measure(250, 330, 250, 520) +
      say(language, 410, 265, both('5 cm', '5 سم'), 96) +
      measure(190, 950, 1230, 950) +
      say(language, 710, 1015, both('26 m', '26 م'), 64),
  );
