import type { FieldFixture } from '../fixture.ts';
import { references } from './field.ts';

export const referencesFixture: FieldFixture = {
  field: references({ to: 'products' }),
  good: [
    { sent: [68, 2], stored: [68, 2] },
    { sent: '[68, 2]', stored: [68, 2] },
    { sent: [], stored: [] },
    { sent: '', stored: [] },
    { sent: null, stored: [] },
  ],
  bad: [
    { sent: 68, code: 'unknownRecord' },
    { sent: [0], code: 'unknownRecord' },
    { sent: ['x'], code: 'unknownRecord' },
    { sent: '{"a":1}', code: 'unknownRecord' },
  ],
  sample: (_field, _language, turn) => JSON.stringify([turn + 1, turn + 2]),
};
