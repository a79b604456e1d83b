import { expect, it } from 'vitest';
import { foreignAddress, frameAddress, originsOf } from './foreign-address.ts';

it('an address whose host says more than a name is none: the policy of the page could not name it', () => {
  const hostile = 'https://a.example;sandbox/x';
  expect([foreignAddress(hostile), frameAddress(hostile, 'https://b.example')]).toEqual([null, null]);
  expect(originsOf([hostile, 'https://maps.example/x'])).toEqual(['https://maps.example']);
});
