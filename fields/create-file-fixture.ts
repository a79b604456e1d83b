import type { Field, Media } from './field.ts';
import type { FieldFixture } from './fixture.ts';

/** Examples for the file types. The field accepts `fits` and `other`, and refuses `alien`. */
export const createFileFixture = (field: Field, fits: Media, other: Media, alien: Media): FieldFixture => ({
  field,
  good: [
    { sent: fits.id, stored: { shared: fits.id, en: null, ar: null }, answered: fits.name },
    { sent: fits.name, stored: { shared: fits.id, en: null, ar: null }, answered: fits.name },
    {
      sent: { en: fits.id, ar: other.name },
      stored: { shared: null, en: fits.id, ar: other.id },
      answered: other.name,
    },
    { sent: { en: fits.id }, stored: { shared: null, en: fits.id, ar: null }, answered: fits.name },
    { sent: null, stored: { shared: null, en: null, ar: null }, answered: null },
    { sent: '', stored: { shared: null, en: null, ar: null }, answered: null },
  ],
  bad: [
    { sent: 999, code: 'unknownFile' },
    { sent: '../../etc/passwd', code: 'unknownFile' },
    { sent: alien.id, code: 'wrongFileKind' },
    { sent: { ar: alien.name }, code: 'wrongFileKind' },
    { sent: 1.5, code: 'wrongType' },
    { sent: [fits.id], code: 'wrongType' },
    { sent: { fr: fits.id }, code: 'wrongType' },
  ],
  sample: () => undefined,
});
