import { expect, it } from 'vitest';
import { labelFigures } from './label-figures.ts';

it('gives each figure the name it has in the heading, in both languages', () => {
  expect(labelFigures('Unit size (width × height × depth)', '600 × 337.5 × 39')).toEqual({
    heading: 'Unit size',
    figures: [
      { label: 'width', figure: '600' },
      { label: 'height', figure: '337.5' },
      { label: 'depth', figure: '39' },
    ],
  });
  expect(labelFigures('الطاقة (القصوى / المعتادة)', '1,200 / 400')).toEqual({
    heading: 'الطاقة',
    figures: [
      { label: 'القصوى', figure: '1,200' },
      { label: 'المعتادة', figure: '400' },
    ],
  });
});

it.each([
  ['Weight', '5.1'],
  ['Unit resolution', '480 × 270'],
  ['Unit size (width × height × depth)', '600 × 337.5'],
  ['Unit size (width × height)', '600 × '],
  ['Pixel pitch (mm)', '3.91 × 7.81'],
  ['(width × height)', '600 × 300'],
])('leaves "%s" and "%s" as they are', (heading, value) => {
  expect(labelFigures(heading, value)).toBeNull();
});
