/** The digits as a wall shows them, a sign a pixel: `#` is one that is lit. */
const four = ['...#.', '..##.', '.#.#.', '#..#.', '#####', '...#.', '...#.'];
const zero = ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'];
const all = Array.from({ length: 7 }, () => '#####');

const modules = [
  { digit: four, isDark: false },
  { digit: zero, isDark: true },
  { digit: four, isDark: false },
] as const;

/** Pixels of a module. */
const across = 7;
const down = 9;
/** Between two modules, in pixels. */
const seam = 0.5;

/** A round dot at each pixel of a digit, which is a pixel away from the edges of its module. */
const dotsOf = (digit: readonly string[], left: number): string =>
  digit
    .flatMap((row, y) => row.split('').flatMap((cell, x) => (cell === '#' ? [`M${left + x + 1.5} ${y + 1.5}h0`] : [])))
    .join('');

/** A wall that shows 404, and one of its modules has gone dark. */
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
