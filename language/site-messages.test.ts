import { expect, it } from 'vitest';
import { booking } from './en/booking.ts';
import { catalogue } from './en/catalogue.ts';
import { community } from './en/community.ts';
import { company } from './en/company.ts';
import { finding } from './en/finding.ts';
import { forms } from './en/forms.ts';
import { offer } from './en/offer.ts';
import { planner } from './en/planner.ts';
import { site } from './en/site.ts';

it('no word of the public site is said by two dictionaries, of which the later would win unnoticed', () => {
  const words = [site, booking, catalogue, community, company, finding, forms, offer, planner].flatMap((dictionary) =>
    Object.keys(dictionary),
  );
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});
