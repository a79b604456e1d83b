import { expect, it } from 'vitest';
import { isOfCompany } from './is-of-company.ts';

it('an address is the company’s where it is its own, or of its domain, unless everybody has one there', () => {
  const own = new Set(['sales@wameed.example', 'wameed.screens@gmail.com', 'wameed@outlook.sa']);
  for (const [sender, isTheirs] of [
    ['sales@wameed.example', true],
    ['omar@wameed.example', true],
    ['wameed.screens@gmail.com', true],
    ['ali@gmail.com', false],
    ['ali@outlook.sa', false],
    ['ali@notwameed.example', false],
    ['', false],
  ] as const)
    expect([sender, isOfCompany(own, sender)]).toEqual([sender, isTheirs]);
});
