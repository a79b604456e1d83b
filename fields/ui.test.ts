import { expect, it } from 'vitest';
import type { FieldKind } from './field-kind.ts';
import type { FieldUi } from './field-ui.tsx';
import { text } from './index.ts';
import { uiOf } from './ui.ts';

it('the compiler names a kind that is forgotten in a registry', () => {
  // @ts-expect-error A registry without most kinds is none.
  const registry = { text: uiOf(text()) } satisfies Record<FieldKind, FieldUi>;
  expect(Object.keys(registry)).toEqual(['text']);
});

it('a field of an unknown kind is a mistake of the program', () => {
  expect(() => uiOf({ ...text(), kind: 'unheard-of' })).toThrow('The field kind unheard-of cannot be shown');
});
