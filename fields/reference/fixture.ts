import type { FieldFixture } from '../fixture.ts';
import { reference } from './field.ts';

export const referenceFixture: FieldFixture = {
  field: reference({ to: 'category' }),
  good: [
    { sent: 5, stored: 5 },
    { sent: '5', stored: 5 },
    { sent: '', stored: null },
    { sent: null, stored: null },
  ],
  bad: [
    { sent: 0, code: 'unknownRecord' },
    { sent: -1, code: 'unknownRecord' },
    { sent: 1.5, code: 'unknownRecord' },
    { sent: 'x', code: 'unknownRecord' },
    { sent: '1 or 1=1', code: 'unknownRecord' },
    { sent: [5], code: 'unknownRecord' },
  ],
  sample: (_field, _language, turn) => turn + 1,
};
