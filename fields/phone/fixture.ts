import type { FieldFixture } from '../fixture.ts';
import { phone } from './field.ts';

export const phoneFixture: FieldFixture = {
  field: phone(),
  good: [
    { sent: '+966501234567', stored: '+966501234567' },
    { sent: '+٩٦٦٥٠١٢٣٤٥٦٧', stored: '+966501234567' },
    { sent: '+۹۷۱۵۰۱۲۳۴۵۶۷', stored: '+971501234567' },
    { sent: ' \u202A+442079460000\u202C ', stored: '+442079460000' },
    { sent: '', stored: '' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: 'call me', code: 'unlikelyPhone' },
    { sent: '12', code: 'unlikelyPhone' },
    { sent: '+0501234567', code: 'unlikelyPhone' },
    { sent: '+1234567890123456', code: 'unlikelyPhone' },
    { sent: '+966501234567\r\nBcc: x', code: 'unlikelyPhone' },
    { sent: '5'.repeat(81), code: 'tooLong' },
    { sent: 501234567, code: 'wrongType' },
    { sent: ['0501234567'], code: 'wrongType' },
  ],
  sample: (_field, _language, turn) => `+96650${String(1_000_000 + turn)}`,
};
