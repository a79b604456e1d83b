import type { FieldFixture } from '../fixture.ts';
import { hotspots } from './field.ts';

const key = 'k1';
const hotspot = { record: 4, x: 52.5, y: 0 };

export const hotspotsFixture: FieldFixture = {
  field: hotspots({ to: 'products', on: 'icon', max: 2 }),
  good: [
    { sent: [hotspot], stored: [{ key, values: hotspot }], answered: [{ key, ...hotspot }] },
    { sent: [{ record: '4', x: '52.5', y: '0' }], stored: [{ key, values: hotspot }], answered: [{ key, ...hotspot }] },
    { sent: [], stored: [], answered: [] },
    { sent: null, stored: [], answered: [] },
  ],
  bad: [
    { sent: 'x', code: 'wrongType' },
    { sent: [{ x: 50, y: 50 }], code: 'required' },
    { sent: [{ record: 4, y: 50 }], code: 'required' },
    { sent: [{ ...hotspot, x: 101 }], code: 'outOfRange' },
    { sent: [{ ...hotspot, y: -1 }], code: 'outOfRange' },
    { sent: [{ ...hotspot, record: 'x' }], code: 'unknownRecord' },
    { sent: [{ ...hotspot, z: 1 }], code: 'unknownField' },
    { sent: [hotspot, hotspot, hotspot], code: 'tooMany' },
  ],
  // The registry creates a sample from those of the item's fields.
  sample: () => undefined,
};
