import type { FieldFixture } from '../fixture.ts';
import { date } from './field.ts';

export const dateFixture: FieldFixture = {
  field: date(),
  good: [
    { sent: '2026-11-23', stored: '2026-11-23' },
    { sent: '٢٠٢٦-١١-٢٣', stored: '2026-11-23' },
    { sent: '2028-02-29', stored: '2028-02-29' },
    { sent: '', stored: '' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: '2026-02-29', code: 'invalidDate' },
    { sent: '2026-13-01', code: 'invalidDate' },
    { sent: '2026-1-1', code: 'invalidDate' },
    { sent: '23/11/2026', code: 'invalidDate' },
    { sent: '1447-05-02', code: 'invalidDate' },
    { sent: '2026-11-23T10:00', code: 'invalidDate' },
    { sent: 20261123, code: 'wrongType' },
  ],
  sample: (_field, _language, turn) => `2099-01-${String((turn % 28) + 1).padStart(2, '0')}`,
};
