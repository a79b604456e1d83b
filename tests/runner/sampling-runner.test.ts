import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { journeySources } from '../journeys/sources.ts';
import { changedJourneys, shareOfJourney } from './sampling-runner.ts';

const root = resolve(import.meta.dirname, '../..');

/** Folders of the dashboard that all screens use. */
const everywhere = ['shapes', 'styles'];

describe('the sources of journeys', () => {
  it('are named for every file of journeys, and exist', () => {
    const journeys = globSync('*.test.ts', { cwd: resolve(root, 'tests/journeys') }).map((file) =>
      basename(file, '.test.ts'),
    );
    expect(Object.keys(journeySources).toSorted()).toEqual(journeys.toSorted());
    for (const source of Object.values(journeySources).flat()) {
      expect(globSync(`${source}*`, { cwd: root }), source).not.toEqual([]);
    }
  });

  it('name every folder of the dashboard and every page', () => {
    const named = Object.values(journeySources).flat();
    const folders = [...globSync('dashboard/*/*/', { cwd: root }), ...globSync('site/pages/*/', { cwd: root })];
    const unnamed = folders.filter(
      (folder) => !everywhere.includes(basename(folder)) && !named.some((source) => folder.startsWith(source)),
    );
    expect(unnamed).toEqual([]);
  });
});

describe('the share of a journey', () => {
  it('is whole for a small change of its sources', () => {
    const changed = changedJourneys(['dashboard/visitors/quotations/quotation-screen.tsx']);
    expect([...changed]).toEqual(['dashboard-quotations']);
    expect(shareOfJourney('dashboard-quotations', changed)).toBe(1);
    expect(shareOfJourney('home', changed)).toBeCloseTo(1 / 40);
  });

  it('is as much together, however much was changed', () => {
    const all = Object.values(journeySources).map(([first = '']) => first);
    const changed = changedJourneys(all);
    const shares = [...changed].map((name) => shareOfJourney(name, changed));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(3);
  });
});
