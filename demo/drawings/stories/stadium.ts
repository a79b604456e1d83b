import { both } from '../../both.ts';
import { arrow, type Language, measure, path, person, say, sheet } from './sheet.ts';

/** The steps of a stand, from its first row to its last. */
function steps(fromX: number, fromY: number, toX: number, toY: number, rows: number): string {
  const [x, y] = [(toX - fromX) / rows, (toY - fromY) / rows];
  return `M${fromX} ${fromY}${`v${y}h${x}`.repeat(rows)}`;
}

/** The ribbon on its tier, and the opposite stand that sees it. */
export const stadiumTier = (language: Language): string =>
  sheet(
    path(`${steps(470, 890, 90, 500, 9)}V890H1350V250`, 'line') +
      path(steps(930, 890, 1200, 690, 6), 'line') +
      path(`M1350 600H1130V560${steps(1130, 560, 1350, 310, 6).replace('M1130 560', '')}`, 'line') +
      path('M495 832L1100 535M112 442L1100 535', 'sight') +
      '<rect class="light glow" x="1092" y="500" width="22" height="74" transform="rotate(-7 1103 537)"/>' +
      path('M1103 450V650', 'dashed') +
      person(495, 890, 0.9) +
      person(112, 500, 0.9) +
      measure(1040, 500, 1040, 574) +
      say(language, 930, 450, both('0.96 m', '0.96 م'), 52) +
      say(language, 1040, 655, both('7°', '7°'), 60) +
      say(language, 720, 200, both('640 m around the stands', '640 م حول المدرجات'), 68) +
      say(language, 720, 960, both('The stand opposite sees it', 'يراه المدرج المقابل'), 48),
  );

/** A moving crew along the ribbon, with its number. */
const crew = (language: Language, x: number, y: number, number: number): string =>
  person(x, y, 0.85) + say(language, x - 42, y - 32, both(`${number}`, `${number}`), 44);

/** Four crews, two on each side, from the south goal to the north goal. */
export const stadiumSummer = (language: Language): string =>
  sheet(
    '<g transform="translate(0 -40)"><rect class="line" x="210" y="130" width="1020" height="820" rx="330"/><rect class="quiet" x="420" y="340" width="600" height="400" rx="120"/>' +
      '<rect class="pitch" x="480" y="390" width="480" height="300"/>' +
      path('M720 390V690M480 470h70v140h-70M960 470h-70v140h70', 'line') +
      '<circle class="line" cx="720" cy="540" r="52"/>' +
      '<g class="glow" fill="none" stroke="url(#light)" stroke-width="26"><path d="M310 525V490A240 240 0 0 1 550 250H890A240 240 0 0 1 1130 490V510"/><path d="M310 555V590A240 240 0 0 0 550 830H890A240 240 0 0 0 1130 590V570"/></g>' +
      [221, 934]
        .map(
          (y, side) =>
            crew(language, 620, y, side * 2 + 1) +
            crew(language, 750, y, side * 2 + 2) +
            arrow(810, y - 32, 930, y - 32),
        )
        .join('') +
      '<circle class="size" cx="1130" cy="540" r="34"/>' +
      say(language, 1340, 540, both('North', 'الشمال'), 48) +
      say(language, 100, 540, both('South', 'الجنوب'), 48) +
      say(language, 720, 1015, both('61 days on site', '61 يومًا في الموقع'), 60) +
      '</g>',
  );

/** A ball that hits the ribbon. */
export const stadiumBall = (language: Language): string =>
  sheet(
    path('M120 880Q420 330 880 420', 'sight') +
      '<circle cx="950" cy="450" r="78" fill="#f4f6fb"/><path d="M950 412l38 28l-15 44h-46l-15 -44z" fill="#0d1324"/>' +
      '<rect class="light glow" x="1110" y="140" width="140" height="800" rx="12"/>' +
      say(language, 430, 260, both('90 km/h', '90 كم/س'), 120) +
      say(language, 640, 940, both('200 shots, none failed', '200 تسديدة بلا عطل'), 60),
  );

/** The brightness of the ribbon at noon, and during play. */
export const stadiumPlay = (language: Language): string =>
  sheet(
    '<rect class="light glow" x="290" y="210" width="300" height="700"/><rect class="light glow" x="850" y="790" width="300" height="120"/>' +
      path('M150 910H1290', 'line') +
      arrow(625, 330, 900, 640) +
      say(language, 440, 145, both('7,000 nits', '7,000 شمعة/م²'), 76) +
      say(language, 1000, 725, both('1,200 nits', '1,200 شمعة/م²'), 76) +
      say(language, 440, 970, both('At noon', 'ظهرًا'), 52) +
      say(language, 1000, 970, both('In play, at most', 'أثناء اللعب كحد أقصى'), 52),
  );
