import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const rules = read('deploy/alerts.yml');
const page = read('docs/operations.md');

it('every alert has a row that says what to do, and no row is about another', () => {
  const alerts = [...rules.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  const rows = [...page.matchAll(/^\| (Site\w+) \|/gm)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(5);
  expect(rows).toEqual(alerts);
});

it('every alert and every row about metrics asks for metrics that there are', () => {
  const told = read('server/operations/metrics/readings.ts') + read('server/operations/metrics/metrics-plugin.ts');
  const asked = [...rules.matchAll(/\bsite_\w+/g), ...page.matchAll(/`(?:time\(\) - )?site_\w+/g)].map(([name]) =>
    name.replace(/^`/, '').replace(/_(?:count|bucket|sum|)$/, ''),
  );
  expect(asked.length).toBeGreaterThan(10);
  for (const name of asked) expect(told, name).toContain(name);
});
