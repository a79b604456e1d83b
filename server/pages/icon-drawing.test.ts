import { expect, it } from 'vitest';
import { iconDrawing } from './icon-drawing.ts';

it('an icon’s drawing is what stands in its file, on one line', () => {
  expect(iconDrawing('alarm')).toMatch(/^<path d="[^"]+"\/>(<path d="[^"]+"\/>)*$/);
});

it('no name leads out of the library', () => {
  for (const name of ['no-such-icon', '../package', '..%2falarm', 'ALARM', '', 'alarm.svg']) {
    expect(iconDrawing(name)).toBeNull();
  }
});
