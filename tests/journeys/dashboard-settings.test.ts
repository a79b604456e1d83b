import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dashboard as arabic } from '../../language/ar/dashboard.ts';
import { issues as arabicIssues } from '../../language/ar/issues.ts';
import { dashboard as english } from '../../language/en/dashboard.ts';
import { issues as englishIssues } from '../../language/en/issues.ts';
import { callFrom, complaintsOf, openDashboard } from '../support/dashboard.ts';
import { openSite } from '../support/open-site.ts';

const { site, browser } = await openSite('empty');

const words = {
  en: {
    country: 'Saudi Arabia',
    emirates: 'United Arab Emirates',
    phone: 'Phone',
    save: 'Save',
    saved: 'Settings saved',
    mail: 'E-mail',
    noMail: 'E-mail is not set up: notifications, replies and quotations are queued.',
    hooks: 'Webhooks',
    notShown: 'Not on the site: they tell other programs of enquiries',
    shown: 'Shown at: Footer, contact block and return policy',
  },
  ar: {
    country: 'السعودية',
    emirates: 'الإمارات',
    phone: 'الهاتف',
    save: 'حفظ',
    saved: 'حُفظت الإعدادات',
    mail: 'البريد الإلكتروني',
    noMail: 'لم يُضبط البريد الإلكتروني، فتبقى الإشعارات والردود وعروض الأسعار بانتظار الإرسال.',
    hooks: 'الإشعارات البرمجية',
    notShown: 'لا تظهر في الموقع: تُبلغ برامج أخرى بالاستفسارات',
    shown: 'تظهر في: التذييل وقسم التواصل وسياسة الإرجاع',
  },
} as const;

const dictionaries = { en: english, ar: arabic };
const refusals = { en: englishIssues, ar: arabicIssues };
const company = { en: 'Company', ar: 'الشركة' };

describe.each(['en', 'ar'] as const)('settings in %s', (language) => {
  const t = words[language];
  const said = dictionaries[language];

  async function openCountry(): Promise<Page> {
    const { page } = await openDashboard(browser, site, { path: '/settings?section=settings/country-sa', language });
    await page.getByLabel(t.phone).first().waitFor();
    return page;
  }
  const save = (page: Page) => page.getByRole('button', { name: t.save, exact: true }).click();
  const phoneNow = async (page: Page) => JSON.stringify((await callFrom(page, '/settings/country-sa')).answer);

  it('have a form a group, say where they show, and are on the site once saved', async () => {
    const number = language === 'en' ? '+966 11 111 1111' : '+966 11 222 2222';
    const { page } = await openDashboard(browser, site, { path: '/settings', language });
    await page.getByRole('button', { name: t.country, exact: true }).press('Enter');
    await page.getByText(t.shown).waitFor();
    await page.getByLabel(t.phone).first().fill(number);
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('button', { name: t.save, exact: true }).click();
    await page.getByRole('alert').getByText(t.saved).waitFor();
    const { answer } = await callFrom(page, '/settings/country-sa');
    expect(JSON.stringify(answer)).toContain(number);
    expect(await (await page.request.get(`/${language}/contact`)).text()).toContain(number);

    await page.getByRole('button', { name: t.hooks, exact: true }).click();
    await page.getByText(t.notShown, { exact: true }).waitFor();
    await page.getByRole('button', { name: t.mail, exact: true }).click();
    await page.getByText(t.noMail).waitFor();
  });

  it('open at the top of the section that the address names, and of one that is pressed below a long one', async () => {
    const page = await openCountry();
    const topOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((button) => Math.round(button.getBoundingClientRect().top));
    await expect.poll(() => topOf(t.country)).toBeLessThan(40);
    await expect.poll(() => topOf(t.country)).toBeGreaterThanOrEqual(0);
    const next = page.getByRole('button', { name: t.emirates, exact: true });
    await next.scrollIntoViewIfNeeded();
    await next.press('Enter');
    await expect.poll(() => topOf(t.emirates)).toBeGreaterThanOrEqual(0);
    const height = page.viewportSize()?.height ?? 0;
    await expect.poll(() => topOf(t.emirates)).toBeLessThan(height);
  });

  it('refuse what would have no effect beside its field, and keep what was typed', async () => {
    const page = await openCountry();
    const before = await phoneNow(page);
    await page.getByLabel(t.phone).first().fill('call us');
    await page.getByLabel(t.mail).first().fill('hello');
    await save(page);
    await page.getByText(refusals[language].invalidPhone).waitFor();
    await page.getByText(refusals[language].invalidEmail).waitFor();
    await expect.poll(() => page.getByLabel(t.phone).first().inputValue()).toBe('call us');
    expect(await phoneNow(page)).toBe(before);
    expect(await complaintsOf(page)).toEqual([]);
  });

  it('of two windows lose nothing: the second is shown what the first saved, and chooses', async () => {
    const page = await openCountry();
    await page.getByLabel(t.phone).first().fill('+966 11 333 3333');
    await callFrom(page, '/settings/country-sa', 'PUT', { phone: '+966 11 444 4444' });
    await save(page);
    await page.getByText(said.conflict).waitFor();
    expect(await phoneNow(page)).toContain('+966 11 444 4444');
    await page.getByRole('button', { name: said.goOnWithChoice }).click();
    await save(page);
    await page.getByRole('alert').getByText(t.saved).waitFor();
    expect(await phoneNow(page)).toContain('+966 11 333 3333');
  });

  it('that were not saved are asked about on leaving, and are there again in another group and back', async () => {
    const page = await openCountry();
    const phone = page.getByLabel(t.phone).first();
    await phone.fill('+966 11 555 5555');
    await page.getByRole('link', { name: said.links, exact: true }).first().click();
    const question = page.getByRole('alertdialog', { name: said.leaveQuestion });
    await question.getByRole('button', { name: said.no, exact: true }).click();
    await expect.poll(() => phone.inputValue()).toBe('+966 11 555 5555');
    await page.getByRole('button', { name: company[language], exact: true }).click();
    await page.getByRole('button', { name: t.country, exact: true }).click();
    await expect.poll(() => phone.inputValue()).toBe('+966 11 555 5555');
  });
});
