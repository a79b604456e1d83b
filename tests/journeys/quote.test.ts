import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { fillRequest, sampleRequest } from '../support/fill-request.ts';
import { openFormSite } from '../support/form-site.ts';
import { samplePhoto } from '../support/sample-files.ts';
import { violationsOn } from '../support/violations-on.ts';
import { writeLikeAPerson } from '../support/write-like-a-person.ts';

const { site, browser } = await openFormSite();

it.each([
  ['a phone', { width: 390, height: 844, touch: true }],
  ['a wide window', { width: 1440, height: 900 }],
])('on %s a quote is requested from a product without leaving its page [PUB-REG-33] [PUB-REG-34]', async (at, size) => {
  const page = await site.visit(browser, '/en/product/68', size);
  await page.locator('a[data-opens="quote-sheet"]:visible').first().click();
  const sheet = page.getByRole('dialog', { name: 'Request a quote' });
  const send = sheet.getByRole('button', { name: 'Request a quote' });
  await expect.poll(() => send.isVisible()).toBe(true);
  const { height = 0, y = 0 } = (await send.boundingBox()) ?? {};
  expect(y + height).toBeLessThan(size.height);
  await expect.poll(() => sheet.getByLabel('What do you need?').inputValue()).toBe('The Vision');
  expect(await violationsOn(page, { exclude: 'iframe' })).toEqual([]);
  const name = `Sara on ${at}`;
  await writeLikeAPerson(page);
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Mobile').fill('050 123 4567');
  await sheet.getByLabel('City').fill('Jeddah');
  await send.click();
  await sheet.getByText('Thank you! An engineer will call you').waitFor();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/en\/product\/68/);
  const stored = await site.stored('quote');
  expect(stored).toContain(name);
  expect(stored).toContain('"product":68');
});

/** Fills in the form of a quote request and sends it. */
async function send(form: Locator, words: Readonly<Record<'name' | 'phone' | 'what' | 'city', string>>): Promise<void> {
  for (const [name, value] of Object.entries(words)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('.form-send').click();
}

it.each([
  ['en', 'Request a quote', 'Tell us more', 'What you send here is added to your quote request', 390],
  ['ar', 'اطلب عرض سعر', 'أخبرنا بالمزيد', 'يُضاف ما ترسله هنا إلى طلب عرض السعر', 1440],
] as const)(
  'the thanks lead on to the project request, which adds to the quote request and shows nothing of it to others (%s) [PUB-QUOTE-10..13]',
  async (language, title, more, added, width) => {
    const page = await site.visit(browser, `/${language}/product/68`, { width, height: 844, language });
    await page.locator('a[data-opens="quote-sheet"]:visible').first().click();
    const sheet = page.getByRole('dialog', { name: title });
    await sheet.locator('summary').click();
    const picture = await samplePhoto(40, 30).jpeg().toBuffer();
    await sheet.locator('[name="photo"]').setInputFiles({ name: 'wall.jpg', mimeType: 'image/jpeg', buffer: picture });
    await writeLikeAPerson(page);
    const name = `Huda in ${language}`;
    const email = `huda-${language}@screens.example`;
    const posted = page.waitForRequest('**/send-email');
    await send(sheet, { name, phone: '0501234567', what: 'A wall of opal', city: 'Abha' });
    // A form with a picture is sent as it is.
    expect((await posted).headers()['content-type']).toMatch(/^multipart\/form-data/);
    const link = sheet.getByRole('link', { name: more });
    await link.waitFor();
    const address = (await link.getAttribute('href')) ?? '';
    await expect.poll(() => sheet.getByText(address).isVisible()).toBe(true);
    expect(await violationsOn(page, { include: '.quote-sheet' })).toEqual([]);
    expect(await site.stored('quote')).toContain(name);

    await link.click();
    await page.getByText(added).waitFor();
    const valueOf = (field: string) => page.locator(`.form-steps [name="${field}"]`).inputValue();
    await expect.poll(() => valueOf('fullName')).toBe(name);
    await expect
      .poll(() => Promise.all(['phone', 'location', 'projectName'].map(valueOf)))
      .toEqual(['0501234567', 'Abha', 'A wall of opal']);

    const stranger = await site.visit(browser, new URL(address).pathname + new URL(address).search, { language });
    await stranger.getByText(added).waitFor();
    await expect.poll(() => stranger.locator('.form-steps').getAttribute('data-step')).toBe('0');
    for (const words of [name, 'A wall of opal', '0501234567'])
      expect([words, (await stranger.content()).includes(words)]).toEqual([words, false]);
    await expect.poll(() => stranger.locator('.form-steps [name="fullName"]').inputValue()).toBe('');

    await fillRequest(page.locator('.form-steps'), { ...sampleRequest, email, description: 'A hall among the clouds' });
    await writeLikeAPerson(page);
    await page.locator('.form-steps .form-send').click();
    await page.locator('.form-steps [role="alert"][data-good]').waitFor();
    expect(await site.stored('quote')).toContain(email);
    expect(await site.stored('project_request')).not.toContain('A hall among the clouds');
  },
);
