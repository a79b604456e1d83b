import { both } from '../../both.ts';
import { arrow, type Language, measure, path, say, sheet } from './sheet.ts';

const rays = (fromX: number, toX: number): string =>
  [0, 1, 2, 3]
    .map((index) => `M${fromX} ${170 + index * 190}L${toX} ${170 + index * 190 + (toX - fromX) * 0.22}`)
    .join('');

/** Daylight through the pane and the panels behind it. */
export const retailStrips = (language: Language): string =>
  sheet(
    '<circle cx="120" cy="110" r="52" fill="#ffe3a8"/>' +
      path(rays(170, 500), 'size') +
      path('M500 90h26v830h-26z', 'line') +
      `<g class="light glow">${Array.from({ length: 27 }, (_, index) => `<rect x="690" y="${95 + index * 31}" width="16" height="16"/>`).join('')}</g>` +
      path(
        [0, 1, 2].map((index) => `M526 ${248 + index * 190}L1130 ${381 + index * 190}`).join('') + 'M526 818L690 854',
        'size',
      ) +
      path('M60 920H1380', 'line') +
      path('M1090 920V720h220v200M1090 820h220', 'quiet') +
      measure(526, 975, 690, 975) +
      say(language, 608, 1030, both('10 cm', '10 سم'), 56) +
      say(language, 1130, 215, both('3 of 4 rays pass', 'يمر 3 من 4 أشعة'), 64),
  );

/** The brightness of the window from morning to midnight. */
export const retailSunset = (language: Language): string =>
  sheet(
    '<path class="light glow" d="M150 860V700C350 500 500 240 700 200C860 170 930 300 980 600C1010 780 1040 800 1080 800L1330 812V860z"/>' +
      path('M120 860H1360', 'line') +
      '<circle cx="937" cy="860" r="46" fill="#ffe3a8"/>' +
      say(language, 700, 130, both('4,500 nits', '4,500 شمعة/م²'), 84) +
      say(language, 1215, 690, both('400 nits', '400 شمعة/م²'), 56) +
      say(language, 543, 950, both('12:00', '12:00'), 50) +
      say(language, 937, 950, both('18:00', '18:00'), 50) +
      say(language, 1310, 950, both('24:00', '24:00'), 50),
  );

/** How a window is opened for cleaning. */
export const retailInside = (language: Language): string =>
  sheet(
    path('M90 150H1350M90 880H1350', 'line') +
      [0, 1, 2]
        .map((index) => `<rect class="light glow" x="${120 + index * 130}" y="190" width="112" height="650"/>`)
        .join('') +
      [0, 1, 2]
        .map((index) => `<rect class="light glow" x="${948 + index * 130}" y="190" width="112" height="650"/>`)
        .join('') +
      arrow(650, 500, 530, 500) +
      arrow(790, 500, 910, 500) +
      measure(495, 945, 945, 945) +
      say(language, 720, 1010, both('2 m in a minute', '2 م في دقيقة'), 60),
  );

/** When the windows had paid for themselves. */
export const retailBar = (language: Language): string =>
  sheet(
    '<path class="light glow" d="M150 880L1300 220V880z"/>' +
      path('M150 150V880H1330', 'line') +
      path('M150 502H1330M808 502V880', 'sight') +
      '<circle cx="808" cy="502" r="26" fill="#fff"/>' +
      say(language, 808, 960, both('22 months', '22 شهرًا'), 72) +
      say(language, 430, 250, both('31 branches', '31 فرعًا'), 84),
  );

/** Two mitred edges that meet in a corner. */
export const museumCorner = (language: Language): string =>
  sheet(
    '<path class="light glow" d="M150 700H760L820 760H150z"/><path class="light glow" d="M760 700V100H820V760z"/>' +
      path('M760 700L820 760', 'line') +
      '<circle class="size" cx="790" cy="730" r="120"/>' +
      path('M710 820L610 886', 'size') +
      say(language, 470, 960, both('0.2 mm', '0.2 مم'), 96) +
      say(language, 1010, 730, both('45°', '45°'), 80),
  );

/** The room unfolded: four walls around a floor. */
export const museumFloor = (language: Language): string =>
  sheet(
    '<rect class="light glow" x="480" y="360" width="480" height="400"/>' +
      '<g class="light" opacity="0.72"><rect x="480" y="124" width="480" height="228"/><rect x="480" y="768" width="480" height="228"/><rect x="244" y="360" width="228" height="400"/><rect x="968" y="360" width="228" height="400"/></g>' +
      say(language, 720, 440, both('12 × 10 m', '12 × 10 م'), 56) +
      say(language, 720, 560, both('2 t/m²', '2 طن/م²'), 84) +
      say(language, 720, 680, both('120 m²', '120 م²'), 56) +
      measure(1010, 124, 1010, 352) +
      say(language, 1118, 238, both('5.9 m', '5.9 م'), 56),
  );
