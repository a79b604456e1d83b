import type { FieldFixture } from '../fixture.ts';
import { flag } from './field.ts';

const labels = { on: { en: 'On', ar: 'مفعّل' }, off: { en: 'Off', ar: 'معطّل' } };

export const flagFixture: FieldFixture = {
  field: flag({ labels }),
  good: [
    { sent: 0, stored: 0 },
    { sent: '0', stored: 0 },
    { sent: 1, stored: 1 },
    { sent: '1', stored: 1 },
    { sent: false, stored: 0 },
    { sent: true, stored: 1 },
  ],
  bad: [
    { sent: 2, code: 'notAnOption' },
    { sent: 'yes', code: 'notAnOption' },
    { sent: [1], code: 'notAnOption' },
    { sent: {}, code: 'notAnOption' },
  ],
  sample: ({ options }, _language, turn) => ('answers' in options ? turn % 2 === 1 : turn % 2),
};
