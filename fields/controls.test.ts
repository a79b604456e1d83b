import { expect, it } from 'vitest';
import { controlOf } from './controls.ts';
import { fixtures } from './fixtures.ts';

it.each(fixtures.map(({ field }) => ({ kind: field.kind, field })))(
  'a field of kind $kind has a form control and a cell',
  ({ field }) => {
    const { Input, Cell } = controlOf(field);
    expect([typeof Input, typeof Cell]).toEqual(['function', 'function']);
  },
);

it('a field of an unknown kind is a mistake of the program', () => {
  const [fixture] = fixtures;
  if (fixture === undefined) throw new Error('There are no fixtures');
  expect(() => controlOf({ ...fixture.field, kind: 'unheard-of' })).toThrow('The field kind unheard-of has no control');
});
