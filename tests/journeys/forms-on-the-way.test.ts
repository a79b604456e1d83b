import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fillRequest, sampleRequest } from '../support/fill-request.ts';
import { openFormSite } from '../support/form-site.ts';
import { writeLikeAPerson } from '../support/write-like-a-person.ts';

const { site, browser } = await openFormSite();

/** Counts requests of the image that sets the form token. */
function countPasses(page: Page): { count: number } {
  const asked = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/form.gif') asked.count += 1;
  });
  return asked;
}

/** Lazy pictures are requested during rendering. */
const paintTwice = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

describe('a message whose network fails', () => {
  it('loses nothing that was typed, and goes out once the network is back [PUB-CONTACT-12, MSG-08]', async () => {
    const page = await site.visit(browser, '/en/contact');
    const form = page.getByRole('form', { name: 'Contact message' });
    const values = { Name: 'Salma offline', 'E-mail': 'salma@screens.example', Message: 'Two lines\nof text' };
    for (const [label, value] of Object.entries(values)) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('checkbox').check();
    const send = form.getByRole('button', { name: 'Send' });
    await page.context().setOffline(true);
    await send.click();
    await expect.poll(() => form.getByRole('alert').textContent()).toBe('❌ Failed to send message. Please try again.');
    for (const [label, value] of Object.entries(values))
      await expect.poll(() => form.getByLabel(label, { exact: true }).inputValue()).toBe(value);
    await expect.poll(() => form.getByRole('checkbox').isChecked()).toBe(true);
    await expect
      .poll(async () => [await send.textContent(), await send.getAttribute('aria-disabled')])
      .toEqual(['Send', null]);
    await page.context().setOffline(false);
    await send.click();
    await expect.poll(() => form.getByRole('alert').textContent()).toMatch(/^✅/);
    expect(await site.stored('contact')).toContain('Salma offline');
  });
});

describe('a form that is left for a moment', () => {
  it('still holds what was typed when its writer comes back from the privacy policy', async () => {
    const page = await site.visit(browser, '/ar/register');
    const form = page.getByRole('form', { name: 'طلب مشروع' });
    const typed = { ...sampleRequest, fullName: 'سلمى', description: 'واجهة\nبطول 40 مترًا', stage: 'Final Decision' };
    await fillRequest(form, typed);
    await form.getByRole('link', { name: 'سياسة الخصوصية' }).click();
    await page.waitForURL('**/ar/privacy-policy');
    await page.goBack();
    await expect.poll(() => form.getByRole('textbox', { name: 'وصف المشروع' }).isVisible()).toBe(true);
    for (const [name, value] of Object.entries(typed))
      await expect.poll(() => form.locator(`[name="${name}"]`).inputValue()).toBe(value);
  });
});

describe('the form token', () => {
  it('is fetched on Home only when the booking card is touched', async () => {
    const page = await site.visit(browser, '/robots.txt');
    const asked = countPasses(page);
    await page.goto('/en');
    await paintTwice(page);
    expect(asked.count).toBe(0);
    const fetched = page.waitForResponse('**/api/form.gif');
    await page.locator('.booking-bar').click();
    await page.getByRole('form', { name: 'Meeting' }).getByLabel('Name').focus();
    expect(await (await fetched).headerValue('set-cookie')).toContain('form=');
  });

  it('is fetched in the window of a product once it opens', async () => {
    const page = await site.visit(browser, '/robots.txt');
    const asked = countPasses(page);
    await page.goto('/en/product/68');
    await paintTwice(page);
    const before = asked.count;
    await page.getByRole('button', { name: 'Get Inquiry' }).click();
    await expect.poll(() => asked.count).toBeGreaterThan(before);
  });

  it('is there without scripts as soon as the page is', async () => {
    const page = await site.visit(browser, '/robots.txt', { javaScript: false });
    const fetched = page.waitForResponse('**/api/form.gif');
    await page.goto('/en');
    expect(await (await fetched).headerValue('set-cookie')).toContain('form=');
  });

  it('lets through what a person wrote, though other forms of the page were seen since', async () => {
    const page = await site.visit(browser, '/en/contact');
    const form = page.getByRole('form', { name: 'Contact message' });
    await form.getByLabel('Name').fill('Salma the person');
    await form.getByLabel('E-mail').fill('salma@screens.example');
    await form.getByLabel('Message').fill('A wall');
    await writeLikeAPerson(page);
    const newsletter = page.getByRole('form', { name: 'Newsletter' });
    await newsletter.scrollIntoViewIfNeeded();
    const pass = newsletter.locator('img.form-pass');
    await expect.poll(() => pass.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(true);
    await form.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => form.getByRole('alert').textContent()).toMatch(/^✅/);
    const messages: readonly Readonly<Record<string, unknown>>[] = JSON.parse(await site.stored('contact'));
    expect(messages.find(({ sender }) => sender === 'Salma the person')).toMatchObject({ held: false });
  });
});

describe('the field for the newsletter', () => {
  const open = async (path: string) => {
    const page = await site.visit(browser, path);
    const form = page.getByRole('form', { name: /Newsletter|النشرة البريدية/ });
    return { page, form, field: form.locator('[name="email"]'), said: form.getByRole('status') };
  };

  it('says in the language of the page what is wrong with an address, and takes it back [PUB-GEN-28]', async () => {
    const { form, field, said } = await open('/ar/about');
    await form.getByRole('button', { name: 'اشترك' }).click();
    await expect.poll(() => said.textContent()).toBe('يرجى إدخال بريد إلكتروني صحيح');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    await field.fill('salma@nowhere');
    await expect
      .poll(async () => [await said.textContent(), await field.getAttribute('aria-invalid')])
      .toEqual(['', null]);
    await field.press('Enter');
    await expect.poll(() => said.textContent()).toBe('يرجى إدخال بريد إلكتروني صحيح');
    await expect.poll(() => field.inputValue()).toBe('salma@nowhere');
    await expect.poll(() => form.getByRole('link', { name: 'سياسة الخصوصية' }).count()).toBe(1);
  });
});
