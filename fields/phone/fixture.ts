import type { FieldFixture } from '../fixture.ts';
import { phone } from './field.ts';

export const phoneFixture: FieldFixture = {
  field: phone(),
  good: [
    { sent: '0501234567', stored: '+966501234567' },
    { sent: '050 123 4567', stored: '+966501234567' },
    { sent: '501234567', stored: '+966501234567' },
    { sent: '٠٥٠١٢٣٤٥٦٧', stored: '+966501234567' },
    { sent: '۰۵۰۱۲۳۴۵۶۷', stored: '+966501234567' },
    { sent: '+966 50 123 4567', stored: '+966501234567' },
    { sent: '+966 (0)50-123-4567', stored: '+966501234567' },
    { sent: '966501234567', stored: '+966501234567' },
    { sent: '00966501234567', stored: '+966501234567' },
    { sent: '+971 4 123 4567', stored: '+97141234567' },
    { sent: '\u202A+44 20 7946 0000\u202C', stored: '+442079460000' },
    { sent: '', stored: '' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: 'call me', code: 'invalidPhone' },
    { sent: '12', code: 'invalidPhone' },
    { sent: '+0501234567', code: 'invalidPhone' },
    { sent: '+1234567890123456', code: 'invalidPhone' },
    { sent: '050+1234567', code: 'invalidPhone' },
    { sent: '0501234567\r\nBcc: x', code: 'invalidPhone' },
    { sent: 501234567, code: 'wrongType' },
    { sent: ['0501234567'], code: 'wrongType' },
  ],
  sample: (_field, _language, turn) => `+96650${String(1_000_000 + turn)}`,
};
