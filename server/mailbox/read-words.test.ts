import { describe, expect, it } from 'vitest';
import { growth, mostGrowth } from '../../tests/support/processor-time.ts';
import { parseEmail } from './parse-email.ts';

const encode = (text: string): string => Buffer.from(text).toString('base64');

/** A part of an email. */
const part = (type: string, text: string): string =>
  `Content-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: base64\n\n${encode(text)}\n`;

let boundaries = 0;
function multipart(type: string, ...parts: readonly string[]): string {
  boundaries += 1;
  const line = `=_${boundaries}`;
  return `Content-Type: multipart/${type}; boundary="${line}"\n\n${parts.map((each) => `--${line}\n${each}\n`).join('')}--${line}--\n`;
}

const head = 'From: Ali <ali@visitor.example>\nSubject: Re: Your wall\nMIME-Version: 1.0\n';

const parse = (body: string) => parseEmail(Buffer.from(`${head}${body}`.replaceAll('\n', '\r\n')));
const plain = (text: string): string => part('text/plain', text);
const page = (html: string): string => part('text/html', html);
const pdf = 'Content-Type: application/pdf; name="a.pdf"\nContent-Disposition: attachment\n\n%PDF-\n';

const real = page('<p>The real words</p>');

describe('an email in several forms', () => {
  it.each([
    ['an empty line', multipart('alternative', plain('\n'), real)],
    ['nothing at all', multipart('alternative', plain(''), real)],
    ['spaces that do not break', multipart('alternative', plain('\u00a0 \u00a0\r\n\u2003'), real)],
    ['signs of direction', multipart('alternative', plain('\u200f\n\u200e\ufeff'), real)],
    ['the place of a picture', multipart('alternative', plain('[cid:image001.png@01DA]\n\n[image: logo.png]'), real)],
    [
      'a hint to use another program',
      multipart('alternative', plain('This email needs a program that shows HTML.'), real),
    ],
    ['a signature alone', multipart('alternative', plain('Ali'), page('<p>The real words</p>'))],
    ['an empty line, a picture beside the page', multipart('alternative', plain('\n'), multipart('related', real))],
    ['an empty line, and a file', multipart('mixed', multipart('alternative', plain('\n'), real), pdf)],
    ['no plain form, but a file', multipart('mixed', real, pdf)],
    ['the page first', multipart('alternative', real, plain(' '))],
  ])('says what its page says where its plain form holds %s [ADM-GEN-71]', async (_, body) => {
    expect(await parse(body)).toMatchObject({ text: 'The real words', isCut: false });
  });

  it('goes on with what a list writes below it', async () => {
    const below = plain('You receive this as a member of a list.');
    const { text } = await parse(multipart('mixed', multipart('alternative', plain(' '), real), below));
    expect(text).toBe('The real words\nYou receive this as a member of a list.');
  });

  it.each([
    ['Yes', '<p>Yes</p>'],
    ['👍', '<img alt="👍" src="x">'],
    ['نعم، موافق', '<div dir=rtl><b>نعم،</b> موافق</div>'],
    ['See the picture', '<img src="cid:a">'],
    ['See the map', '<p>See <a href="https://maps.example/a/very/long?way=to&write=it&so=on">the map</a></p>'],
    ['Size: 6 m\n\nSent from my phone', '<p>Size: <b>6&nbsp;m</b></p><p>Sent from my phone</p>'],
  ])('is read in its plain form where that says the same: %j', async (text, html) => {
    expect((await parse(multipart('alternative', plain(text), page(html)))).text).toBe(text);
  });
});

it.each(['[', '[cid:', '[https://a', '> [', '[a]', '=?', '\u200f'])(
  'an email of many %j is read in a time that grows with its length',
  async (sign) => {
    const work = async (times: number) => {
      const text = sign.repeat(Math.ceil((20_000 * times) / sign.length));
      await parse(multipart('alternative', plain(text), page(text)));
    };
    expect(await growth(work)).toBeLessThan(mostGrowth);
  },
);

describe('a page', () => {
  it.each([
    [
      'a table with a head',
      '<p>Sizes:</p><table border=1><tr><th>W</th><th>H</th></tr><tr><td>6 m</td><td>3 m</td></tr></table><p>Thanks',
      'Sizes:\n\nW | H\n6 m | 3 m\n\nThanks',
    ],
    [
      'cells with paragraphs, as Word writes them',
      '<table><tbody><tr><td><p class=MsoNormal>6 m<o:p></o:p></p></td><td><p class=MsoNormal>3 m</p></td></tr></tbody></table>',
      '6 m | 3 m',
    ],
    [
      'a table in Arabic',
      '<table dir=rtl><tr><th>العرض</th><th>الارتفاع</th></tr><tr><td>6 م</td><td>3 م</td></tr></table>',
      'العرض | الارتفاع\n6 م | 3 م',
    ],
    [
      'an empty cell',
      '<table><tr><td></td><td>W</td><td>H</td></tr><tr><td>A</td><td>6</td><td>3</td></tr></table>',
      '| W | H\nA | 6 | 3',
    ],
    ['a cell over two columns', '<table><tr><td colspan=2>Hall</td></tr><tr><td>6<td>3</table>', 'Hall\n6 | 3'],
    ['a caption', '<table><caption>Hall</caption><tr><td>6</td><td>3</td></tr></table>', 'Hall\n\n6 | 3'],
    [
      'a table that lays out the page',
      '<table><tr><td width=20></td><td><p>Hello</p><p>We accept.</p></td><td width=20></td></tr></table>',
      'Hello\n\nWe accept.',
    ],
    [
      'a table within a table',
      '<table><tr><td><p>Sizes</p><table><tr><td>6</td><td>3</td></tr></table></td></tr></table>',
      'Sizes\n\n6 | 3',
    ],
    ['lines in the middle', '<center>Your wall</center><center>6 m</center>wide', 'Your wall\n6 m\nwide'],
    ['a list of words and what they mean', '<dl><dt>Width<dd>6 m<dt>Height<dd>3 m</dl>', 'Width\n6 m\nHeight\n3 m'],
    ['a picture with words below it', '<figure><img alt="Hall"><figcaption>6 m</figcaption></figure>', 'Hall\n6 m'],
    ['an address', 'Ali<address>Jeddah</address>Thanks', 'Ali\nJeddah\nThanks'],
    ['a heading, in its own letters', '<h1>Your wall</h1><p>x</p>', 'Your wall\n\nx'],
    ['words below its end', '<html><body><p>A</p></body></html><p>Below', 'A\n\nBelow'],
    ['a long line, in one piece', `<p>${'word '.repeat(40)}end</p>`, `${'word '.repeat(40)}end`],
    ['a picture of a sign', '<p>Great <img alt="👍" src="https://x.example/a.png"></p>', 'Great 👍'],
  ])('keeps %s [ADM-GEN-72]', async (_, html, text) => {
    expect((await parse(page(html))).text).toBe(text);
  });

  it('that is too large or too deep to be read leaves the email unread', async () => {
    for (const html of [`${'<div>'.repeat(2000)}x`, '<p>x'.repeat(400_000), '<b><i></b>'.repeat(4000)])
      expect(await parse(page(html))).toMatchObject({ text: '', isCut: true });
  });
});
