import { expect, it } from 'vitest';
import { cellOf } from './cells.ts';
import { controlOf } from './controls.ts';
import { fixtures } from './fixtures.ts';

it.each(fixtures.map(({ field }) => ({ kind: field.kind, field })))(
  'a field of kind $kind has a form control and a cell',
  ({ field }) => {
    expect([typeof controlOf(field).Input, typeof cellOf(field).Cell]).toEqual(['function', 'function']);
  },
);

it('a field of an unknown kind is a mistake of the program', () => {
  const [fixture] = fixtures;
  if (fixture === undefined) throw new Error('There are no fixtures');
  const unknown = { ...fixture.field, kind: 'unheard-of' };
  expect(() => controlOf(unknown)).toThrow('The field kind unheard-of has no control');
  expect(() => cellOf(unknown)).toThrow('The field kind unheard-of has no cell');
});
