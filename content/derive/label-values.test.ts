import { expect, it } from 'vitest';
import { labelValues } from './label-values.ts';

it('gives each figure the name it has in the heading, in both languages', () => {
  expect(labelValues('Unit size (width × height × depth)', '600 × 337.5 × 39')).toEqual({
    heading: 'Unit size',
    values: [
      { label: 'width', value: '600' },
      { label: 'height', value: '337.5' },
      { label: 'depth', value: '39' },
    ],
  });
  expect(labelValues('الطاقة (القصوى / المعتادة)', '1,200 / 400')).toEqual({
    heading: 'الطاقة',
    values: [
      { label: 'القصوى', value: '1,200' },
      { label: 'المعتادة', value: '400' },
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
  expect(labelValues(heading, value)).toBeNull();
});
