import { expect, it } from 'vitest';
import { iconDrawing } from './icon-drawing.ts';

it('an icon’s drawing is what stands in its file, on one line', () => {
  expect(iconDrawing('alarm')).toMatch(/^<path d="[^"]+"\/>(<path d="[^"]+"\/>)*$/);
});

it('the sign of two languages shows letters of ours, not the Chinese one of the library', () => {
  expect(iconDrawing('translate')).toContain('M14.2 6.8c');
  expect(iconDrawing('translate')).not.toContain('M4.55 6.71');
});

it('no name leads out of the library', () => {
  for (const name of ['no-such-icon', '../package', '..%2falarm', 'ALARM', '', 'alarm.svg']) {
    expect(iconDrawing(name)).toBeNull();
  }
});

it('an icon’s drawing holds what can be seen of it, and no number runs into the next', () => {
  // The file contains `M5.338 1.59a61 61 0 0 0-2.837.856.48.48`.
  expect(iconDrawing('shield-check')).toContain('M5.34 1.59a61 61 0 0 0-2.84.86.48.48');
  expect(iconDrawing('shield-check')).not.toMatch(/\.(?!99)\d{3}/);
});
