import { describe, expect, it } from 'vitest';
import { growth, mostGrowth } from '../../tests/support/processor-time.ts';
import { ownWords, quotations } from '../../tests/support/sample-quotations.ts';
import { parseEmail } from './parse-email.ts';
import { splitQuoted } from './split-quoted.ts';

const own = 'Thank you!\n\nWhen?';

describe('what is repeated below an answer', () => {
  it.each(Object.entries(quotations))('by %s is told from its words [ADM-GEN-74]', (_, quoted) => {
    expect(splitQuoted(`${own}\n\n${quoted}\n`)).toEqual({ text: own, quoted: quoted.trim() });
    expect(splitQuoted(`شكرًا، متى؟\n${quoted}`).text).toBe('شكرًا، متى؟');
  });

  it.each(Object.entries(quotations))('by %s, without words of its own, is kept as it is', (_, quoted) => {
    expect(splitQuoted(quoted)).toEqual({ text: quoted.trim(), quoted: '' });
  });

  const answered = '<div>Wameed &lt;sales@wameed.example&gt;</div>';
  it.each([
    [
      'Gmail',
      `<div dir="ltr">Yes</div><div class="gmail_quote"><div class="gmail_attr">On Sun, Nov 22, 2026 at 10:00 AM Wameed &lt;<a href="mailto:sales@wameed.example">sales@wameed.example</a>&gt; wrote:<br></div><blockquote>Hello<br>Ali</blockquote></div>`,
    ],
    [
      'Outlook',
      `<div>Yes</div><hr tabindex="-1"><div id="divRplyFwdMsg"><b>From:</b>&nbsp;Wameed &lt;sales@wameed.example&gt;<br><b>Sent:</b> Sunday<br><b>To:</b> Ali<br><b>Subject:</b> Wall</div><div>Hello</div>`,
    ],
    [
      'Outlook in Arabic',
      `<div dir="rtl">Yes<hr style="display:inline-block;width:98%"><div id="divRplyFwdMsg" dir="rtl"><b>من:</b>&nbsp;Wameed &lt;s@w.example&gt;<br><b>تاريخ الإرسال:</b>&nbsp;الأحد<br><b>إلى:</b>&nbsp;Ali<br><b>الموضوع:</b>&nbsp;x</div><div>Hello</div></div>`,
    ],
    [
      'Outlook of the desktop',
      `<p class=MsoNormal>Yes<o:p></o:p></p><div style="border-top:solid #E1E1E1 1.0pt"><p class=MsoNormal><b>From:</b> Wameed &lt;sales@wameed.example&gt;<br><b>Sent:</b> Sunday<br><b>Subject:</b> x<o:p></o:p></p></div><p>Hello</p>`,
    ],
    [
      'a phone, with a paragraph for each header',
      `<p>Yes</p><p><b>From: </b>Wameed &lt;sales@wameed.example&gt;</p><p><b>Date: </b>Sunday</p><p><b>To: </b>Ali</p><p>Hello</p>`,
    ],
    [
      'a program that writes headers as a table',
      `<p>Yes</p><table><tr><td>From:</td><td>Wameed &lt;sales@wameed.example&gt;</td></tr><tr><td>To:</td><td>Ali</td></tr></table><p>Hello</p>`,
    ],
    [
      'Zoho',
      `<div>Yes</div><div>---- On Sun, 22 Nov 2026 10:00:00 +0300 ${answered} wrote ----</div><blockquote>Hello</blockquote>`,
    ],
  ])('by %s in a page is told from its words, too [ADM-GEN-74]', async (_, html) => {
    const raw = `From: Ali <ali@visitor.example>\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`;
    expect(await parseEmail(Buffer.from(raw))).toMatchObject({
      text: 'Yes',
      quoted: expect.stringContaining('Hello'),
    });
  });
});

describe('what a person writes', () => {
  it.each(Object.entries(ownWords))('stays whole where it is %s [ADM-GEN-74]', (_, text) => {
    expect(splitQuoted(text)).toEqual({ text, quoted: '' });
    expect(splitQuoted(`Hello,\n${text}`)).toEqual({ text: `Hello,\n${text}`, quoted: '' });
    expect(splitQuoted(`Hello,\n\n${text}`)).toEqual({ text: `Hello,\n\n${text}`, quoted: '' });
  });

  it.each(Object.entries(ownWords))('stays above a quotation where it is %s', (_, text) => {
    const quoted = quotations['Gmail over two lines'] ?? '';
    expect(splitQuoted(`${text}\n\n${quoted}`)).toEqual({ text, quoted: quoted.trim() });
  });

  it('between the lines that are repeated is kept with them, as is what stands below them', () => {
    for (const text of [
      'See below.\n\nOn Sunday Wameed wrote:\n> When can we come?\nOn Monday.\n> And where?\nHere.',
      'See below.\n\n> When can we come?\n> On Sunday?\nOn Monday.',
      'On Sunday Wameed wrote:\n> Hello',
    ])
      expect(splitQuoted(text)).toEqual({ text, quoted: '' });
  });

  it.each([':\n', '-----\n', '>\nx\n', '> x\n', 'From: a\n', 'a:', '- - ', '* From :', 'on wrote <a@b> :\n', ' \n'])(
    'costs in proportion to its length, when it is made of %j',
    async (line) => {
      const work = (times: number) => splitQuoted(`x\n${line.repeat(Math.ceil((10_000 * times) / line.length))}`);
      expect(await growth(work)).toBeLessThan(mostGrowth);
    },
  );
});
