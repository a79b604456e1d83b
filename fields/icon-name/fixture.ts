import type { FieldFixture } from '../fixture.ts';
import { iconName } from './field.ts';

export const iconNameFixture: FieldFixture = {
  field: iconName(),
  good: [
    { sent: 'bi-alarm', stored: 'bi-alarm' },
    { sent: 'bi-0-circle-fill', stored: 'bi-0-circle-fill' },
    { sent: '', stored: '' },
    { sent: null, stored: '' },
  ],
  bad: [
    { sent: 'alarm', code: 'invalidIconName' },
    { sent: 'bi-../../x', code: 'invalidIconName' },
    { sent: 'bi-Alarm', code: 'invalidIconName' },
    { sent: 'bi-alarm" onload="x', code: 'invalidIconName' },
    { sent: 3, code: 'invalidIconName' },
  ],
  sample: (_field, _language, turn) => (turn % 2 === 0 ? 'bi-alarm' : 'bi-display'),
};
