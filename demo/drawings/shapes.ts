/** Elements of a drawing. Lengths are in millimetres of the product, from its upper left corner. */

type Kind = 'body' | 'screen' | 'line' | 'hidden';

export const box = (x: number, y: number, width: number, height: number, kind: Kind = 'body', radius = 0): string =>
  `<rect class="${kind}" x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}"/>`;

export const disc = (x: number, y: number, radius: number, kind: Kind = 'body'): string =>
  `<circle class="${kind}" cx="${x}" cy="${y}" r="${radius}"/>`;

export const path = (d: string, kind: Kind = 'line'): string => `<path class="${kind}" d="${d}"/>`;

/** Lines that divide a field into equal parts. */
export function divisions(width: number, height: number, across: number, down: number): string {
  const upright = Array.from({ length: across - 1 }, (_, index) => `M${(width * (index + 1)) / across} 0v${height}`);
  const level = Array.from({ length: down - 1 }, (_, index) => `M0 ${(height * (index + 1)) / down}h${width}`);
  return path([...upright, ...level].join(''), 'hidden');
}
