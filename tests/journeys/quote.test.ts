import { expect, it } from 'vitest';
import { openFormSite } from '../support/form-site.ts';
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
