import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { callFrom, complaintsOf, openDashboard } from '../support/dashboard.ts';
import { type StartedSite, startSite } from '../support/start-site.ts';

let site: StartedSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startSite({ DEMO: '0' }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const words = {
  en: {
    country: 'Saudi Arabia',
    phone: 'Phone',
    save: 'Save',
    saved: 'Settings saved',
    mail: 'E-mail',
    noMail: 'No mail server is set up',
    shown: 'Shown at: Footer, contact block and return policy',
  },
  ar: {
    country: 'السعودية',
    phone: 'الهاتف',
    save: 'حفظ',
    saved: 'تم حفظ الإعدادات',
    mail: 'البريد الإلكتروني',
    noMail: 'لم يُضبط خادم بريد',
    shown: 'تظهر في: التذييل وقسم التواصل وسياسة الإرجاع',
  },
} as const;

describe.each(['en', 'ar'] as const)('settings in %s', (language) => {
  const say = words[language];

  it('have a form a group, say where they show, and are on the site once saved', async () => {
    const number = language === 'en' ? '+966 11 111 1111' : '+966 11 222 2222';
    const { page } = await openDashboard(browser, site, { path: '/settings', language });
    await page.getByRole('button', { name: say.country, exact: true }).press('Enter');
    await page.getByText(say.shown).waitFor();
    await page.getByLabel(say.phone).first().fill(number);
    expect(await complaintsOf(page)).toEqual([]);
    await page.getByRole('button', { name: say.save, exact: true }).click();
    await page.getByRole('alert').getByText(say.saved).waitFor();
    const { answer } = await callFrom(page, '/settings/country-sa');
    expect(JSON.stringify(answer)).toContain(number);
    expect(await (await page.request.get(`/${language}/contact`)).text()).toContain(number);

    await page.getByRole('button', { name: say.mail, exact: true }).click();
    await page.getByText(say.noMail).waitFor();
    await page.context().close();
  });
});
