import * as z from 'zod/mini';
import type { FieldFixture } from '../fixture.ts';
import { number } from './field.ts';

const bounds = z.object({ min: z.optional(z.number()), max: z.optional(z.number()) });

export const numberFixture: FieldFixture = {
  field: number({ min: 0.1, max: 100, unit: 'mm' }),
  good: [
    { sent: 2.5, stored: 2.5 },
    { sent: '2.5', stored: 2.5 },
    { sent: '2,5', stored: 2.5 },
    { sent: '٢٫٥', stored: 2.5 },
    { sent: '3.906', stored: 3.906 },
    { sent: '', stored: null },
    { sent: null, stored: null },
  ],
  bad: [
    { sent: 'a lot', code: 'notANumber' },
    { sent: '1e3', code: 'notANumber' },
    { sent: '12,34.5', code: 'notANumber' },
    { sent: '1 2', code: 'notANumber' },
    { sent: '2.5 mm', code: 'notANumber' },
    { sent: '3,906', code: 'outOfRange' },
    { sent: 0, code: 'outOfRange' },
    { sent: 101, code: 'outOfRange' },
    { sent: Number.NaN, code: 'notANumber' },
    { sent: [1], code: 'notANumber' },
  ],
  sample: ({ options }, _language, turn) => {
    const { min = 10, max = Number.POSITIVE_INFINITY } =
      'min' in options || 'max' in options ? bounds.parse(options) : {};
    const value = 10 + (turn % 50);
    return value >= min && value <= max ? value : min + (turn % Math.max(1, Math.floor(max - min) + 1));
  },
};
