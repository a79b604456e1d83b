import type { FieldFixture } from '../fixture.ts';
import { marks } from './field.ts';

const key = 'k1';
const mark = { record: 4, x: 52.5, y: 0 };

export const marksFixture: FieldFixture = {
  field: marks({ to: 'products', on: 'icon', max: 2 }),
  good: [
    { sent: [mark], stored: [{ key, values: mark }], answered: [{ key, ...mark }] },
    { sent: [{ record: '4', x: '52.5', y: '0' }], stored: [{ key, values: mark }], answered: [{ key, ...mark }] },
    { sent: [], stored: [], answered: [] },
    { sent: null, stored: [], answered: [] },
  ],
  bad: [
    { sent: 'x', code: 'wrongType' },
    { sent: [{ x: 50, y: 50 }], code: 'required' },
    { sent: [{ record: 4, y: 50 }], code: 'required' },
    { sent: [{ ...mark, x: 101 }], code: 'outOfRange' },
    { sent: [{ ...mark, y: -1 }], code: 'outOfRange' },
    { sent: [{ ...mark, record: 'x' }], code: 'unknownRecord' },
    { sent: [{ ...mark, z: 1 }], code: 'unknownField' },
    { sent: [mark, mark, mark], code: 'tooMany' },
  ],
  // Made of the samples of the item's own fields, by the registry.
  sample: () => undefined,
};
