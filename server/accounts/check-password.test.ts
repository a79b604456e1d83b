import { expect, it } from 'vitest';
import { checkPassword } from './check-password.ts';
import { generatePassword } from './password.ts';

const codesOf = (password: string, username = 'sara') => checkPassword(password, username).map(({ code }) => code);

it.each([
  ['correct horse battery'],
  ['قصة قصيرة عن البحر'],
  ['Tr4m-Olive-Kettle'],
  [generatePassword()],
  ['😀 seven small boats'],
])('takes %s', (password) => {
  expect(codesOf(password)).toEqual([]);
});

it.each([
  ['short enough', 'eleven sign', 'tooShort'],
  ['too long', 'long '.repeat(60), 'tooLong'],
  ['with the own name', 'my name is SARA today', 'ownName'],
  ['a well-known word', 'Password123456', 'commonPassword'],
  ['a well-known word in disguise', 'P@$$w0rd!2026', 'commonPassword'],
  ['two of them', 'admin-welcome-2025', 'commonPassword'],
  ['a row of keys', 'qwertyuiop123', 'commonPassword'],
  ['a row of numbers', '123456789012', 'commonPassword'],
  ['one sign', 'aaaaaaaaaaaaaa', 'commonPassword'],
  ['two signs', 'abababababababab', 'commonPassword'],
])('refuses %s', (_name, password, code) => {
  expect(codesOf(password)).toEqual([code]);
});
