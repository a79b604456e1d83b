import { expect, it } from 'vitest';
import { readHead } from './letter-head.ts';

const lines = (...written: string[]): string => written.join('\r\n');

it('a head tells its letter and those it answers, the nearest first, folded or not', () => {
  const head = lines(
    'MESSAGE-ID: <own@visitor.example>',
    'References: <first@wameed.example>',
    '\t<second@wameed.example> <third@wameed.example>',
    'In-Reply-To:',
    ' <third@wameed.example>',
    'Subject: <not@this.example>',
  );
  expect(readHead(head)).toEqual({
    id: 'own@visitor.example',
    answers: ['third@wameed.example', 'second@wameed.example', 'first@wameed.example'],
  });
});

it('a head without such names, or with broken and endless ones, tells none', () => {
  for (const head of [
    '',
    'Subject: hello',
    'In-Reply-To: <open',
    `References: <${'x'.repeat(2000)}>`,
    'References: <>',
  ])
    expect([head.slice(0, 20), readHead(head)]).toEqual([head.slice(0, 20), { id: '', answers: [] }]);
});

it('a head of thousands of names is read in the time that its length takes, and few of them are kept', () => {
  const head = `References: ${Array.from({ length: 4000 }, (_, index) => `<${index}@x>`).join('\r\n ')}`;
  const { answers } = readHead(head);
  expect([answers.length, answers[0]]).toEqual([50, '3999@x']);
});
