import { describe, expect, it } from 'vitest';
import { cabinets } from '../cabinets.ts';
import { finishedProjects } from '../single-projects.ts';
import { projectFacts } from './facts.ts';

/** The cabinets of each project with their number, by the ids of both. */
const built: Readonly<Record<number, readonly (readonly [cabinet: number, count: number])[]>> = {
  1: [[2, 3381]],
  2: [[1, 350]],
  3: [[6, 955]],
  4: [[2, 4100]],
  5: [[1, 49]],
  6: [[5, 92]],
  7: [
    [1, 1284],
    [4, 480],
  ],
  8: [[1, 450]],
};

const figure = (id: number, apiName: string): number =>
  Number(cabinets.records.find((one) => one.id === id)?.fields[apiName]);

const sum = (project: number, of: (cabinet: number) => number): number =>
  (built[project] ?? []).reduce((total, [cabinet, count]) => total + count * of(cabinet), 0);

describe('the figures of finished projects', () => {
  it.each(Object.keys(projectFacts).map(Number))(
    'of project %i follow from its cabinets, to one in a hundred',
    (id) => {
      const facts = projectFacts[id];
      const wanted = {
        area: sum(id, (one) => (figure(one, 'width') * figure(one, 'height')) / 1e6),
        pixels: sum(id, (one) => figure(one, 'width_pixels') * figure(one, 'height_pixels')),
        weight: sum(id, (one) => figure(one, 'weight')),
        power: sum(id, (one) => figure(one, 'maximum_power') / 1000),
      };
      for (const [name, value] of Object.entries(wanted)) {
        const ratio = Number(Object.entries(facts ?? {}).find(([fact]) => fact === name)?.[1]) / value;
        expect([name, Math.abs(ratio - 1) < 0.015], `${name} ${value}`).toEqual([name, true]);
      }
    },
  );
});

describe('the pictures of finished projects', () => {
  it('show products that these were built with, the main ones at least one', () => {
    const strangers = finishedProjects.flatMap(({ id, marks, chapters, products }) =>
      [marks, ...chapters.map((chapter) => chapter.marks)]
        .flat()
        .flatMap(([product]) => (products.includes(product) ? [] : [`project ${id}: product ${product}`])),
    );
    expect(strangers).toEqual([]);
    expect(finishedProjects.filter(({ marks }) => marks.length === 0)).toEqual([]);
  });
});
