import { expect, it } from 'vitest';
import { assertDeclared } from './assert-declared.ts';

it('every collection, enquiry and setting is declared as it must be', () => {
  expect(assertDeclared).not.toThrow();
});
