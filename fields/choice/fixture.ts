import type { Field } from '../field.ts';
import type { FieldFixture } from '../fixture.ts';
import { choice } from './field.ts';

const choices = { indoor: { en: 'Indoor', ar: 'داخلية' }, outdoor: { en: 'Outdoor', ar: 'خارجية' } };

function valuesOf({ options }: Field): readonly string[] {
  return 'choices' in options && typeof options.choices === 'object' ? Object.keys(options.choices ?? {}) : [];
}

export const choiceFixture: FieldFixture = {
  field: choice({ choices }),
  good: [
    { sent: 'indoor', stored: 'indoor' },
    { sent: '', stored: '' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: 'underwater', code: 'notAnOption' },
    { sent: 'toString', code: 'notAnOption' },
    { sent: '__proto__', code: 'notAnOption' },
    { sent: ['indoor'], code: 'notAnOption' },
  ],
  sample: (field, _language, turn) => valuesOf(field)[turn % valuesOf(field).length],
};
