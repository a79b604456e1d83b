/** The digits as a dot matrix, one character a pixel: `#` is lit. */
const four = ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'];
const zero = ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'];
const all = Array.from({ length: 7 }, () => '#####');

const modules = [
  { digit: four, isDark: false },
  { digit: zero, isDark: true },
  { digit: four, isDark: false },
] as const;

/** Width of a module in pixels. */
const across = 7;
const down = 9;
/** Gap between two modules, in pixels. */
const seam = 0.5;

/** A round dot at each pixel of a digit, which has a margin of one pixel in its module. */
const dotsOf = (digit: readonly string[], left: number): string =>
  digit
    .flatMap((row, y) => row.split('').flatMap((cell, x) => (cell === '#' ? [`M${left + x + 1.5} ${y + 1.5}h0`] : [])))
    .join('');

/** An LED wall that shows 404 with one dark module. */
export function DarkWall() {
  const width = modules.length * (across + seam) - seam;
  return (
    <svg className="dark-wall" viewBox={`0 0 ${width} ${down}`}>
      {modules.map(({ digit, isDark }, index) => {
        const left = index * (across + seam);
        return (
          <g key={left} className={isDark ? 'dark-wall-dark' : undefined}>
            <rect className="dark-wall-module" x={left} width={across} height={down} rx="0.3" />
            <path className="dark-wall-pixels" d={dotsOf(all, left)} />
            <path className="dark-wall-dots" d={dotsOf(digit, left)} />
            {!isDark && <path className="dark-wall-hearts" d={dotsOf(digit, left)} />}
          </g>
        );
      })}
    </svg>
  );
}
