import type { FieldFixture } from '../fixture.ts';
import { table } from './field.ts';

const key = 'k1';

export const tableFixture: FieldFixture = {
  field: table(),
  good: [
    {
      sent: [{ group: 'الشاشة', rows: [{ name: 'السطوع', value: '500', unit: 'cd/m²' }] }],
      stored: [
        {
          key,
          values: {
            group: { ar: 'الشاشة', en: '' },
            rows: [
              {
                key,
                values: {
                  name: { ar: 'السطوع', en: '' },
                  value: { ar: '500', en: '' },
                  unit: { ar: 'cd/m²', en: '' },
                },
              },
            ],
          },
        },
      ],
      answered: [{ key, group: 'الشاشة', rows: [{ key, name: 'السطوع', value: '500', unit: 'cd/m²' }] }],
    },
    { sent: null, stored: [], answered: [] },
  ],
  bad: [
    { sent: 'x', code: 'wrongType' },
    { sent: [{ group: 'a', rows: [{ name: 'no value' }] }], code: 'required' },
    { sent: [{ group: 'a', rows: 'x' }], code: 'wrongType' },
    { sent: Array.from({ length: 21 }, () => ({ group: 'a' })), code: 'tooMany' },
  ],
  sample: () => undefined,
};
