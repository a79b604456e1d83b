import { expect, it } from 'vitest';
import { dashboardPolicy, pagePolicy } from './security-headers.ts';

const hostile = ['https://a.example;sandbox/x', "https://a.example'unsafe-inline'", 'https://*', 'data:', "'none'", ''];

it('no host can say more in the policy of a page than its name', () => {
  const page = { inlineStyle: '', mediaHost: 'https://m.example;sandbox' };
  const clean = pagePolicy({ ...page, mediaHost: '', frames: [], scripts: [] });
  expect(pagePolicy({ ...page, frames: hostile, scripts: hostile })).toBe(clean);
  expect(pagePolicy({ ...page, frames: ['https://maps.example:8443/x'], scripts: [] })).toContain(
    'frame-src https://maps.example:8443;',
  );
});

it('no host can say more in the policy of the dashboard than its name', () => {
  expect(dashboardPolicy('n', hostile)).toBe(dashboardPolicy('n', []));
  expect(dashboardPolicy('n', ['https://media.example'])).toContain("img-src 'self' https://media.example data:");
});
