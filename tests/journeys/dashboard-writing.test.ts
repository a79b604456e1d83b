import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isolate } from '../../language/bidi.ts';
import { inWord, wordItem } from '../../fields/rich-text/html/html-fixture.ts';
import { openPage } from '../support/browser.ts';
import { callFrom, flawsOf, type Language, openDashboard } from '../support/dashboard.ts';
import { watchFetched } from '../support/fetched-bytes.ts';
import { openSite } from '../support/open-site.ts';
import { samplePhoto } from '../support/sample-files.ts';
import { callSite } from '../support/site-call.ts';
import { wordClipboard } from '../support/word-clipboard.ts';

const { site, browser } = await openSite('empty');

const idIn = (answer: unknown): number =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'number' ? answer.id : 0;

async function add(address: string, fields: object): Promise<number> {
  const { status, answer } = await callSite(site, address, 'POST', fields);
  expect(status, JSON.stringify(answer)).toBe(201);
  return idIn(answer);
}

const both = (text: string) => ({ en: text, ar: `${text} بالعربية` });

/** Creates a blog post and opens the window that edits it. */
async function openPost(language: Language, text: object, touch = false) {
  const blog = await add('/community/add', { name: both('Know-how') });
  const post = await add('/communityonepost', { category_id: blog, title: both('Pitch'), text, path: '/about' });
  const path = `/community/post/${blog}`;
  const { page } = touch
    ? await openPage(browser, { ...site, path: `/dashboard${path}`, language, width: 390, touch, asksNobodyElse: true })
    : await openDashboard(browser, site, { path, language });
  const edit = page.locator(`[data-id="${post}"]`).getByRole('button', { name: /^(?:Edit|تعديل)/ });
  await edit.waitFor();
  return { page, post, edit };
}

const boxIn = (page: Page, of: Language): Locator => page.locator(`#field-text-${of}-`);

const stored = async (page: Page, post: number) =>
  (await callFrom(page, `/communityonepost/${post}?languages=all`)).answer;

async function save(page: Page): Promise<void> {
  const window = page.getByRole('dialog');
  await window
    .getByRole('button', { name: /^(?:Save|Update|حفظ|تحديث)/ })
    .first()
    .click();
  await window.waitFor({ state: 'detached' });
}

/** Dispatches the paste event of the browser. */
const paste = (box: Locator, data: Readonly<Record<string, string>>): Promise<void> =>
  box.evaluate((element, given) => {
    const clipboard = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboard.setData(type, text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }));
  }, data);

describe('a formatted text', () => {
  it('is written with the signs of Markdown, keys and the bar, and published in its language', async () => {
    const { page, post, edit } = await openPost('en', both('Old **bold** words'));
    const fetched = await watchFetched(page);
    expect([...fetched.keys()].filter((path) => path.includes('rich-editor'))).toEqual([]);
    await edit.click();
    const box = boxIn(page, 'en');
    await box.locator('strong', { hasText: 'bold' }).waitFor();
    await box.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('## Steps');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- Measure **twice**');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Cut');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Read on');
    await page.keyboard.press('Shift+Home');
    // Browsers report a selection after they have made it, which may be later than the next key press of a test.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => requestAnimationFrame(told))));
    await page.keyboard.press('Control+k');
    const window = page.getByRole('dialog', { name: 'Link' });
    const address = window.getByLabel('Page or address');
    await address.fill('javascript:alert(1)');
    await window.getByRole('button', { name: 'Set link' }).click();
    await window.locator('.field-issue').waitFor();
    await address.fill('/about');
    await window.getByRole('button', { name: 'Set link' }).click();
    await window.waitFor({ state: 'detached' });
    await box.locator('a[href="/about"]', { hasText: 'Read on' }).waitFor();

    // The toolbar is used by keyboard only.
    const bar = page.getByRole('toolbar', { name: 'Formatting of Text (English)' });
    await bar.getByRole('button', { name: 'Bold' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => bar.getByRole('button', { name: 'Italic' }).evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.keyboard.press('Enter');
    await box.locator('a em', { hasText: 'Read on' }).waitFor();
    await save(page);

    await expect
      .poll(() => stored(page, post))
      .toMatchObject({
        text: { en: '**Steps**\n- Measure **twice**\n- Cut\nRead on', ar: 'Old **bold** words بالعربية' },
        text_rich: {
          en: { version: 1, blocks: [{ is: 'heading' }, { is: 'item' }, { is: 'item' }, { is: 'paragraph' }] },
          ar: null,
        },
      });
    const { page: visitor } = await openPage(browser, {
      origin: site.origin,
      path: '/en/our-community?blog=Know-how',
      language: 'en',
    });
    const text = visitor.locator('.rich-text');
    await text.locator('h2', { hasText: 'Steps' }).waitFor();
    await text.locator('a[href="/en/about"] em', { hasText: 'Read on' }).waitFor();
    await expect.poll(() => text.locator('ul > li').allTextContents()).toEqual(['Measure twice', 'Cut']);
  });

  it.each(['en', 'ar'] as const)('is taken over from Word with its pictures, and published (%s)', async (language) => {
    const { page, post, edit } = await openPost(language, both('x'));
    await edit.click();
    const box = boxIn(page, language);
    await box.click();
    await page.keyboard.press('Control+a');
    await paste(box, await wordClipboard());
    await expect.poll(() => box.locator('figure img').count()).toBe(2);
    await expect.poll(() => box.locator('ol > li').count()).toBe(2);
    await save(page);

    const kinds = [
      'heading',
      'paragraph',
      'paragraph',
      'heading',
      'item',
      'item',
      'item',
      'item',
      'table',
      'file',
      'file',
    ];
    await expect
      .poll(() => stored(page, post))
      .toMatchObject({
        text_rich: { [language]: { blocks: kinds.map((is) => ({ is })) } },
      });
    const blog = language === 'en' ? 'Know-how' : 'Know-how-بالعربية';
    const { page: visitor } = await openPage(browser, {
      origin: site.origin,
      path: `/${language}/our-community?blog=${encodeURIComponent(blog)}`,
      language,
    });
    const text = visitor.locator('.rich-text');
    await expect.poll(() => text.locator('h2, h3').allTextContents()).toEqual(['Choosing a screen', 'Steps']);
    await text.locator('strong', { hasText: 'twice' }).waitFor();
    await text.locator('a[href="https://displays.example/the-vision"]').waitFor();
    await expect.poll(() => text.locator('ol > li > ul > li').allTextContents()).toEqual(['pitch', 'size']);
    await expect.poll(() => text.locator('td').allTextContents()).toEqual(['Distance', 'Pitch', '3 m', '1.9 mm']);
    await expect
      .poll(() => text.locator('figure img').evaluateAll((all) => all.map((one) => one.getAttribute('alt'))))
      .toEqual(['Screen 1', 'Screen 2']);
    // Each block has the direction of its first strong character.
    const turned = language === 'en' ? text.locator('p[dir=rtl]') : text.locator('p:not([dir])');
    await expect.poll(() => turned.allTextContents()).toEqual(['شاشة LED بدقة 1.9 مم']);
    await expect.poll(() => text.locator('[style], [class*=Mso], font, script').count()).toBe(0);
  });

  it('takes bold words, links, lists and tables from other pages, and tells which pictures it cannot take', async () => {
    const { page, post, edit } = await openPost('en', both('x'));
    await edit.click();
    const box = boxIn(page, 'en');
    await box.click();
    await page.keyboard.press('Control+a');
    // HTML as Google Docs writes it, with a script and a picture of another site.
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr" style="color:red">' +
      '<span style="font-weight:400">See </span><span style="font-weight:700">this</span> ' +
      '<a href="javascript:alert(1)">not</a> <a href="http://displays.example/a">there</a></p>' +
      '<ul><li dir="ltr"><p role="presentation"><span style="font-style:italic">one</span></p></li></ul>' +
      '<p><img src="https://strangers.example/a.png"></p><script>alert(1)</script><iframe src="/x"></iframe>' +
      '<table><tbody><tr><th>A</th><td><p>b</p><p>c</p></td></tr></tbody></table></b><br class="Apple-interchange-newline">';
    await paste(box, { 'text/html': html, 'text/plain': 'See this' });
    await page.getByText('One picture could not be added. Add it from its file.').waitFor();
    await save(page);
    await expect
      .poll(() => stored(page, post))
      .toMatchObject({
        text: { en: 'See **this** not there\n- one\nA | b\nc' },
        text_rich: {
          en: {
            blocks: [
              {
                words: [
                  { text: 'See ' },
                  { text: 'this', bold: true },
                  { text: ' not ' },
                  { text: 'there', link: 'https://displays.example/a' },
                ],
              },
              { is: 'item', words: [{ text: 'one', italic: true }] },
              { is: 'table', rows: [[{ words: [{ text: 'A' }], head: true }, { words: [{ text: 'b\nc' }] }]] },
            ],
          },
        },
      });
  });

  it.each(['en', 'ar'] as const)(
    'takes text of other programs as it was, and names what it cannot show (%s) [ADM-PATTERN-20]',
    async (language) => {
      const { page, post, edit } = await openPost(language, both('x'));
      await edit.click();
      const box = boxIn(page, language);
      await box.click();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      // Also works in the only, empty line of a text.
      await paste(box, { 'text/html': '<p dir="rtl">LCD شاشات</p>', 'text/plain': 'LCD' });
      await page.keyboard.press('Enter');
      const html = inWord(
        `${wordItem('1.', 'Scope', 1, 'h2')}<p class=MsoNormal>Wameed<br>Riyadh<del>Jeddah</del><span style='display:none;mso-hide:all'> COST 100</span></p>` +
          "<p class=MsoNormal dir=RTL style='direction:rtl'><span dir=LTR>LED</span><span lang=AR-SA> شاشات</span></p>" +
          `${wordItem('a.', 'one')}${wordItem('b.', 'two')}<p class=MsoNormal>700 cd/m<sup>2</sup>, <a href="mailto:sales@displays.example">write</a> or <a href="sms:1">text</a></p>${wordItem('c.', 'three')}` +
          '<table><thead><tr><td rowspan=2>Model</td><td colspan=2>Size</td></tr><tr><td>W</td><td>H</td></tr></thead><tr><td>A</td><td>1</td><td>2</td></tr></table>',
      );
      await paste(box, { 'text/html': html, 'text/plain': 'Scope' });
      const notice =
        language === 'en'
          ? 'The addresses of these links could not be kept: text. Select the words and set their link again.'
          : `تعذّر الاحتفاظ بعناوين هذه الروابط: ${isolate('text')}. حدّد الكلمات وعيّن الرابط من جديد.`;
      await page.getByText(notice).waitFor();
      await save(page);
      const word = (text: string) => ({ words: [{ text }] });
      await expect
        .poll(() => stored(page, post))
        .toMatchObject({
          text_rich: {
            [language]: {
              blocks: [
                { is: 'paragraph', dir: 'rtl', ...word('LCD شاشات') },
                { is: 'heading', ...word('1. Scope') },
                { is: 'paragraph', ...word('Wameed\nRiyadh') },
                { is: 'paragraph', dir: 'rtl', ...word('LED شاشات') },
                { is: 'item', list: 'numbers', ...word('one') },
                { is: 'item', list: 'numbers', ...word('two') },
                {
                  is: 'paragraph',
                  words: [
                    { text: '700 cd/m², ' },
                    { text: 'write', link: 'mailto:sales@displays.example' },
                    { text: ' or text' },
                  ],
                },
                { is: 'item', list: 'numbers', start: 3, ...word('three') },
                {
                  is: 'table',
                  rows: [
                    [
                      { head: true, ...word('Model') },
                      { head: true, ...word('Size') },
                      { head: true, words: [] },
                    ],
                    [
                      { head: true, words: [] },
                      { head: true, ...word('W') },
                      { head: true, ...word('H') },
                    ],
                    [word('A'), word('1'), word('2')],
                  ],
                },
              ],
            },
          },
        });
      const blog = language === 'en' ? 'Know-how' : 'Know-how-بالعربية';
      const { page: visitor } = await openPage(browser, {
        origin: site.origin,
        path: `/${language}/our-community?blog=${encodeURIComponent(blog)}`,
        language,
      });
      const text = visitor.locator('.rich-text');
      await text.locator('p', { hasText: 'Wameed' }).locator('br').waitFor({ state: 'attached' });
      await text.locator('a[href="mailto:sales@displays.example"]').waitFor();
      await text.locator('ol[start="3"] > li', { hasText: 'three' }).waitFor();
      await expect
        .poll(() =>
          text
            .locator('p', { hasText: /LED|LCD/ })
            .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).direction)),
        )
        .toEqual(['rtl', 'rtl']);
      await expect
        .poll(() =>
          text
            .locator('tr')
            .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent))),
        )
        .toEqual([
          ['Model', 'Size', ''],
          ['', 'W', 'H'],
          ['A', '1', '2'],
        ]);
      await expect.poll(() => text.textContent()).not.toMatch(/Jeddah|COST/);
    },
  );

  it('takes typing back and does it again by keys and by the bar, and takes in a picture where it is dropped', async () => {
    const { page, post, edit } = await openPost('en', both('Near\nFar'));
    await edit.click();
    const box = boxIn(page, 'en');
    await box.locator('p', { hasText: 'Near' }).click();
    await page.keyboard.press('End');
    await page.keyboard.type(' enough');
    const said = async (words: string) => {
      await expect.poll(() => box.locator('p').first().textContent()).toBe(words);
    };
    await said('Near enough');
    await page.keyboard.press('Control+z');
    await said('Near');
    await page.keyboard.press('Control+y');
    await said('Near enough');
    const bar = page.getByRole('toolbar', { name: 'Formatting of Text (English)' });
    await bar.getByRole('button', { name: 'Undo typing' }).click();
    await said('Near');
    await bar.getByRole('button', { name: 'Redo typing' }).click();
    await said('Near enough');

    const bytes = [...(await samplePhoto(120, 80).png().toBuffer())];
    await box.locator('p', { hasText: 'Far' }).evaluate((line, given) => {
      const { left, top } = line.getBoundingClientRect();
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(given)], 'wall.png', { type: 'image/png' }));
      const place = { clientX: left + 2, clientY: top + 4, bubbles: true, cancelable: true };
      line.dispatchEvent(new DragEvent('drop', { dataTransfer, ...place }));
    }, bytes);
    await box.locator('figure img').waitFor();
    await save(page);
    await expect
      .poll(() => stored(page, post))
      .toMatchObject({ text_rich: { en: { blocks: [{ is: 'paragraph' }, { is: 'file' }, { is: 'paragraph' }] } } });
  });

  it.each(['en', 'ar'] as const)('keeps its bar in reach on a phone whose keyboard is open (%s)', async (language) => {
    const lines = Array.from({ length: 40 }, (_, at) => `Line ${at}`).join('\n');
    const { page, edit } = await openPost(language, both(lines), true);
    await edit.tap();
    const box = boxIn(page, language);
    await box.locator('p').nth(39).waitFor();
    // The space that the keyboard leaves on a phone.
    await page.setViewportSize({ width: 390, height: 420 });
    await box.locator('p').last().tap();
    await page.keyboard.press('End');
    await page.keyboard.type('! ');
    const bar = page.getByRole('toolbar').filter({ visible: true }).nth(0);
    await expect
      .poll(async () => {
        const place = await bar.boundingBox();
        return place !== null && place.y >= 0 && place.y + place.height <= 420;
      })
      .toBe(true);
    const bold = bar.getByRole('button').first();
    await expect.poll(async () => (await bold.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await bold.tap();
    await page.keyboard.type('bold');
    await box.locator('strong', { hasText: 'bold' }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('is written in a box that anybody can reach, in both languages and on a phone', async () => {
    const { page, edit } = await openPost('ar', both('Words **bold**\n- one\n- two'));
    await edit.click();
    await boxIn(page, 'ar').locator('li').first().waitFor();
    await boxIn(page, 'en').locator('li').first().waitFor();
    expect(await flawsOf(page)).toEqual([]);
  });
});
