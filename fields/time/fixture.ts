import type { FieldFixture } from '../fixture.ts';
import { time } from './field.ts';

export const timeFixture: FieldFixture = {
  field: time(),
  good: [
    { sent: '09:30', stored: '09:30' },
    { sent: '23:59:00', stored: '23:59' },
    { sent: '٠٩:٣٠', stored: '09:30' },
    { sent: '', stored: '' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: '24:00', code: 'invalidTime' },
    { sent: '9:30', code: 'invalidTime' },
    { sent: '09:60', code: 'invalidTime' },
    { sent: '9 am', code: 'invalidTime' },
    { sent: 930, code: 'wrongType' },
  ],
  sample: (_field, _language, turn) => `${String(turn % 24).padStart(2, '0')}:30`,
};
