import type { FieldFixture } from '../fixture.ts';
import { email } from './field.ts';

export const emailFixture: FieldFixture = {
  field: email(),
  good: [
    { sent: ' Sara@Screens.Example ', stored: 'Sara@screens.example' },
    { sent: 'a+b.c@sub.screens.example', stored: 'a+b.c@sub.screens.example' },
    { sent: '\u200Fsara@screens.example', stored: 'sara@screens.example' },
    { sent: 'sara@شركة.السعودية', stored: 'sara@xn--ogbpi5d.xn--mgberp4a5d4ar' },
    { sent: 'sara@XN--MGBH0FB.xn--mgbaam7a8h', stored: 'sara@xn--mgbh0fb.xn--mgbaam7a8h' },
    { sent: '', stored: '' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: 'sara', code: 'invalidEmail' },
    { sent: 'سارة@شركة.السعودية', code: 'invalidEmail' },
    { sent: 'sara@localhost', code: 'invalidEmail' },
    { sent: 'a b@screens.example', code: 'invalidEmail' },
    { sent: 'a@screens.example\r\nBcc: b@screens.example', code: 'invalidEmail' },
    { sent: 'a@screens.example,b@screens.example', code: 'invalidEmail' },
    { sent: '"Sara" <sara@screens.example>', code: 'invalidEmail' },
    { sent: `${'x'.repeat(250)}@screens.example`, code: 'invalidEmail' },
    { sent: 5, code: 'wrongType' },
    { sent: ['a@screens.example'], code: 'wrongType' },
  ],
  sample: (_field, _language, turn) => `visitor${turn}@screens.example`,
};
