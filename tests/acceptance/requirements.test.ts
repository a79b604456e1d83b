import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readOpenPoints, readRequirements } from './requirements.ts';

const document = readFileSync(resolve(import.meta.dirname, '../../docs/requirements.md'), 'utf8');
const requirements = readRequirements();

it('every area of docs/requirements.md counts its lines from 1 without a gap', () => {
  for (const [area, lines] of Map.groupBy(requirements, (line) => line.area)) {
    const numbers = lines.map(({ id }) => Number(id.slice(area.length + 1)));
    expect(numbers, area).toEqual(lines.map((_, index) => index + 1));
  }
});

it('every open point is read once', () => {
  const points = readOpenPoints();
  expect(points).toHaveLength(101);
  expect(new Set(points).size).toBe(101);
  expect(points[0]).toBe('OP-001');
});

it('every line is read with its place and its ruling', () => {
  // A row whose columns cannot be parsed would be left out, and no run would require its proof.
  const written = document.match(/^\| (?!OP-)[A-Z-]+\d+ \|/gm) ?? [];
  expect(requirements).toHaveLength(written.length);
  expect(requirements.filter(({ where }) => where === '')).toEqual([]);
  expect(requirements.find(({ id }) => id === 'PUB-GEN-32')?.ruling).toBe('superseded by OP-023');
  expect(requirements.find(({ id }) => id === 'PUB-GEN-01')?.ruling).toBe('');
});
