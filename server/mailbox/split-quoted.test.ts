import { expect, it } from 'vitest';
import { splitQuoted } from './split-quoted.ts';

const introduced = [
  ['Gmail', 'On Sun, Nov 22, 2026 at 10:00 AM Wameed <sales@wameed.example> wrote:\n> Hello Ali,\n> yes.'],
  [
    'a long introduction',
    'On Sun, Nov 22, 2026 at 10:00 AM Wameed Display Technology\n<sales@wameed.example> wrote:\n\n> Hello',
  ],
  [
    'Gmail in Arabic',
    '\u200fفي الأحد، ٢٢ نوفمبر ٢٠٢٦ في ١٠:٠٠ ص تمت كتابة ما يلي بواسطة Wameed <sales@wameed.example>:\n> مرحبًا',
  ],
  ['Outlook', '________________________________\nFrom: Wameed\nSent: Sunday\nTo: Ali\nSubject: Your wall\n\nHello Ali'],
  ['Outlook without a line', 'From: Wameed <sales@wameed.example>\nSent: Sunday\nSubject: Your wall\n\nHello Ali'],
  ['Outlook in Arabic', 'من: Wameed\nتم الإرسال: الأحد\nإلى: علي\n\nمرحبًا'],
  ['an older program', '-----Original Message-----\nHello Ali'],
  ['quoting alone', '> Hello Ali,\n> yes.'],
] as const;

it.each(introduced)('what is repeated below a letter of %s is told from its words', (_, quoted) => {
  expect(splitQuoted(`Thank you!\n\nWhen?\n\n${quoted}\n`)).toEqual({ text: 'Thank you!\n\nWhen?', quoted });
});

it('a letter that answers between the lines, or says nothing of its own, is kept as it is', () => {
  const between = 'See below.\n\nOn Sunday Wameed wrote:\n> When can we come?\nOn Monday.\n> And where?\nHere.';
  expect(splitQuoted(between)).toEqual({ text: between, quoted: '' });
  const nothing = 'On Sunday Wameed wrote:\n> Hello';
  expect(splitQuoted(nothing)).toEqual({ text: nothing, quoted: '' });
});

it('ordinary words that look like an introduction stay', () => {
  for (const text of [
    'From: the lobby to the roof',
    'On Sunday we meet.\nFrom there we go on.',
    'في الأحد نلتقي:\nالمكتب',
  ])
    expect(splitQuoted(text)).toEqual({ text, quoted: '' });
});
