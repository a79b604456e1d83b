import type { FieldFixture } from '../fixture.ts';
import { number } from './field.ts';

export const numberFixture: FieldFixture = {
  field: number({ min: 0.1, max: 100, unit: 'mm' }),
  good: [
    { sent: 2.5, stored: 2.5 },
    { sent: '2.5', stored: 2.5 },
    { sent: '', stored: null },
    { sent: null, stored: null },
  ],
  bad: [
    { sent: 'a lot', code: 'notANumber' },
    { sent: '1e3', code: 'notANumber' },
    { sent: 0, code: 'outOfRange' },
    { sent: 101, code: 'outOfRange' },
    { sent: Number.NaN, code: 'notANumber' },
    { sent: [1], code: 'notANumber' },
  ],
  sample: (_field, _language, turn) => 10 + (turn % 50),
};
